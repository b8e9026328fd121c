// Builds the page: `node build.mjs OUT [--types]`. Called by hatch_build.py; needs nothing but Node.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { fontFolder, writeFonts } from "./fonts.mjs";
import { bundledFolders, notices, packageIn } from "./licences.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const catalogues = join(here, "..", "src", "marrakech", "locales");
const options = process.argv.slice(2);
const out = options.find((one) => !one.startsWith("--")) ?? join(here, "dist");
const COMPRESSED = [".js", ".css", ".ftl", ".svg", ".webmanifest", ".json", ".txt"];

/** What only the command line, or only the server, says. */
const SAID_ELSEWHERE = ["commands.ftl", "previews.ftl"];

/** The catalogue of a language, as far as the page says it. */
function catalogue(language) {
  const folder = join(catalogues, language);
  const names = readdirSync(folder).filter(
    (name) => name.endsWith(".ftl") && !SAID_ELSEWHERE.includes(name),
  );
  const texts = names.sort().map((name) => readFileSync(join(folder, name), "utf8"));
  return texts
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

function languages() {
  const folders = readdirSync(catalogues, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  return folders
    .map((one) => one.name)
    .filter((name) => existsSync(join(catalogues, name, "page.ftl")));
}

/** Each language's name, direction and digits; the command line reads the same file. */
const languagesKnown = readFileSync(join(catalogues, "languages.json"), "utf8");

/** The variables of each message as a type: a key that is misspelt or lacks one does not compile. */
async function writeKeys() {
  const { FluentParser, Visitor } = await import("@fluent/syntax");
  const needs = new Map();
  class Needs extends Visitor {
    visitVariableReference(node) {
      this.variables.add(node.id.name);
    }
    visitMessageReference(node) {
      this.messages.add(node.id.name);
    }
  }
  for (const entry of new FluentParser().parse(catalogue("en")).body) {
    if (entry.type === "Junk") throw new Error(`en: ${entry.content}`);
    if (entry.type !== "Message") continue;
    const visitor = Object.assign(new Needs(), { variables: new Set(), messages: new Set() });
    visitor.visit(entry);
    needs.set(entry.id.name, visitor);
  }
  const all = (key) => [...needs.get(key).variables, ...[...needs.get(key).messages].flatMap(all)];
  const lines = [...needs.keys()].sort().map((key) => {
    const details = [...new Set(all(key))]
      .sort()
      .map((name) => `${JSON.stringify(name)}: string | number`);
    return `  ${JSON.stringify(key)}: { ${details.join("; ")} };`;
  });
  const text = `// Made by build.mjs from the English catalogue.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
  writeFileSync(join(here, "src", "i18n", "keys.ts"), text);
}

async function build() {
  const esbuild = await import("esbuild");
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "assets"), { recursive: true });
  const known = {};
  for (const language of languages()) {
    const text = catalogue(language);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
    known[language] = `assets/${language}-${hash}.ftl`;
    writeFileSync(join(out, known[language]), text);
  }
  const fonts = await buildFonts();
  const { main: style, ...styles } = await buildStyles(esbuild);
  const result = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { app: "src/main.tsx" },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    sourcemap: false,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: {
      CATALOGUES: JSON.stringify(known),
      FONTS: JSON.stringify(fonts),
      LANGUAGES_KNOWN: languagesKnown,
      STYLES: JSON.stringify(styles),
    },
    loader: { ".svg": "text", ".mrk": "text" },
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "[name]-[hash]",
    outdir: join(out, "assets"),
    metafile: true,
  });
  const made = Object.entries(result.metafile.outputs).map(([path, about]) => ({
    path: `assets/${basename(path)}`,
    entry: about.entryPoint,
    imports: about.imports
      .filter((one) => one.kind === "import-statement")
      .map((one) => `assets/${basename(one.path)}`),
  }));
  const app = made.find((one) => one.entry === "src/main.tsx");
  const { path: before, metafile: beforeMade } = await buildFirst(esbuild);
  const preload = [...reachable(app, made)].filter((path) => path !== app.path);
  const shell = readFileSync(join(here, "index.html"), "utf8")
    .replace("{{app}}", app.path)
    .replace("{{first}}", before)
    .replace("{{style}}", style)
    .replace(
      "{{preload}}",
      preload.map((path) => `<link rel="modulepreload" href="{{base}}/${path}">`).join("\n    "),
    );
  writeFileSync(join(out, "index.html"), shell);
  if (existsSync(join(here, "public"))) cpSync(join(here, "public"), out, { recursive: true });
  const paths = [before, style, ...Object.values(styles), ...made.map((one) => one.path)];
  const worker = await buildWorker(esbuild, paths, known);
  const packages = writeLicences([result.metafile, beforeMade, worker], Object.keys(fonts));
  const first = [app.path, before, style, ...preload];
  writeFileSync(
    join(out, "site.json"),
    `${JSON.stringify({ catalogues: known, first, packages }, null, 2)}\n`,
  );
  compress(out);
}

/** The style sheets by name: `main`, and those that come with their pages (src/app/styles.ts). */
async function buildStyles(esbuild) {
  const { metafile } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: ["src/styles/*.css"],
    bundle: true,
    minify: true,
    target: "es2022",
    charset: "utf8",
    entryNames: "[name]-[hash]",
    outdir: join(out, "assets"),
    metafile: true,
  });
  const sheets = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => [
    basename(entryPoint, ".css"),
    `assets/${basename(path)}`,
  ]);
  return Object.fromEntries(sheets);
}

/** Writes the licences of all that was bundled; returns the packages, for the SBOM. */
function writeLicences(metafiles, languagesWithFonts) {
  const folders = new Set(metafiles.flatMap((metafile) => [...bundledFolders(metafile)]));
  for (const language of languagesWithFonts) folders.add(fontFolder(language));
  folders.delete(null);
  const packages = [...folders].map(packageIn).sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(join(out, "licences.txt"), notices(packages));
  return packages.map(({ name, version, license }) => ({ name, version, license }));
}

/** A style sheet for each language whose letters a device may lack, and one for the languages' names. */
async function buildFonts() {
  const folder = join(out, "assets");
  const sheets = {};
  const write = (name, css) => {
    const hash = createHash("sha256").update(css).digest("hex").slice(0, 8).toUpperCase();
    sheets[name] = `assets/fonts-${name}-${hash}.css`;
    writeFileSync(join(out, sheets[name]), css);
  };
  const names = [];
  for (const language of languages()) {
    const css = await writeFonts(language, catalogue(language), "marrakech-script", folder);
    if (css === null) continue;
    write(language, css);
    const { name } = JSON.parse(languagesKnown).languages[language];
    names.push(await writeFonts(language, name, "marrakech-names", folder));
  }
  write("names", names.join(""));
  return sheets;
}

/** The script that runs before the page is painted. It is no module, since modules are deferred. */
async function buildFirst(esbuild) {
  const result = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { first: "src/first.ts" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    entryNames: "[name]-[hash]",
    outdir: join(out, "assets"),
    metafile: true,
  });
  const { metafile } = result;
  return { path: `assets/${basename(Object.keys(metafile.outputs)[0])}`, metafile };
}

/** Everything that a file imports statically, directly or not. */
function reachable(part, made, seen = new Set()) {
  if (part && !seen.has(part.path)) {
    seen.add(part.path);
    for (const path of part.imports)
      reachable(
        made.find((one) => one.path === path),
        made,
        seen,
      );
  }
  return seen;
}

async function buildWorker(esbuild, paths, known) {
  const version = createHash("sha256")
    .update(paths.join() + Object.values(known).join())
    .digest("hex")
    .slice(0, 12);
  const result = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { sw: "src/sw.ts" },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: { VERSION: JSON.stringify(version), PATHS: JSON.stringify(paths) },
    outdir: out,
    metafile: true,
  });
  return result.metafile;
}

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (COMPRESSED.includes(extname(path)))
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

if (options.includes("--types")) await writeKeys();
else await build();
