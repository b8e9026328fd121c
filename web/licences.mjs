// The licences of everything in the built page that others wrote: scripts, styles and fonts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const TEXTS = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const RULE = "=".repeat(72);

/** The folders of the packages of which esbuild put something into its outputs. */
export function bundledFolders(metafile) {
  const folders = new Set();
  for (const output of Object.values(metafile.outputs))
    for (const [path, { bytesInOutput }] of Object.entries(output.inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
      if (folder && bytesInOutput > 0) folders.add(join(here, folder));
    }
  return folders;
}

/** What has to be said about the package in a folder; an error if nothing can be. */
export function packageIn(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const texts = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
  // Some packages name their licence and leave its text out.
  const standard = join(here, "licences", `${license}.txt`);
  if (!texts.length && existsSync(standard)) texts.push(readFileSync(standard, "utf8"));
  if (!license || !texts.length) throw new Error(`${name} ${version} comes without a licence text`);
  return { name, version, license, author: author?.name ?? author ?? "", text: tidy(texts) };
}

/** All of them as one text. */
export function notices(packages) {
  const parts = packages.map(({ name, version, license, author, text }) => {
    const by = author ? `\nby ${author}` : "";
    return `${RULE}\n${name} ${version} (${license})${by}\n${RULE}\n\n${text}\n`;
  });
  const intro = "The page of Marrakech contains the following works under their own licences.\n";
  return [intro, ...parts].join("\n");
}

function tidy(texts) {
  return texts.map((text) => text.replaceAll("\r\n", "\n").replace(/^\n+|\s+$/g, "")).join("\n\n");
}
