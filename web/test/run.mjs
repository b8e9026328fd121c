// Runs the unit tests under Node's own test runner: `node test/run.mjs`. esbuild bundles them first,
// as it does the page, so that the tests see what the page sees.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "node_modules", ".unit-tests");

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: readdirSync(here).filter((name) => name.endsWith(".test.ts")),
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node22",
  sourcemap: "inline",
  jsx: "automatic",
  jsxImportSource: "preact",
  define: {
    CATALOGUES: "{}",
    FONTS: "{}",
    LANGUAGES_KNOWN: JSON.stringify({
      languages: { en: { name: "English" }, ar: { name: "العربية", direction: "rtl" } },
      also: {},
    }),
    LOCALES: JSON.stringify(join(here, "..", "..", "src", "marrakech", "locales")),
    TEST_DATA: JSON.stringify(join(here, "..", "..", "tests", "data")),
  },
  loader: { ".svg": "text", ".mrk": "text" },
  outdir: out,
  outExtension: { ".js": ".mjs" },
});
const tests = readdirSync(out).map((name) => join(out, name));
const options = [
  "--enable-source-maps",
  "--test",
  "--test-reporter=spec",
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, [...options, ...tests], { stdio: "inherit" });
process.exit(status ?? 1);
