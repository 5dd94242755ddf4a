import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { PROJECT } from "../../../server/project.ts";

const ALIASES = {
  "#domain/": "src/domain/",
  "#content/": "src/content/",
  "#state/": "src/content/state/ohio/",
  "#design/": "src/design/",
  "#data/": "src/data/",
  "#storage/": "src/storage/",
  "#platform/": "src/platform/",
  "#features/": "src/features/",
};

/** What stands in a file of the project. */
export const textOf = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");

/** One import: the file that has it, and a file of the project or a package. */
export interface Import {
  from: string;
  to: string;
  isPackage: boolean;
  /** Loaded when it is needed. */
  isDynamic: boolean;
}

/** Every TypeScript file of the three programs and of the tests. */
export const files = ["src", "sw", "server", "tests"].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => /\.tsx?$/.test(file)),
);

/** All imports of these files, types and dynamic ones included. */
export const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const source = textOf(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const loaded = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    source.slice(start + 1, end - 1),
  );
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...loaded,
  ].filter((each) => each !== undefined);
  return specifiers.map((specifier) => {
    const isDynamic = loaded.includes(specifier);
    const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
    const to = alias
      ? specifier.replace(alias[0], alias[1])
      : specifier.startsWith(".")
        ? path.posix.join(path.dirname(file), specifier)
        : null;
    return { from: file, to: to ?? specifier, isPackage: to === null, isDynamic };
  });
}

/** Whether a file is the folder, or lies in it. */
export const isIn = (folder: string, file: string) =>
  file === folder || file.startsWith(`${folder}/`);

/** The room of a file: the longest of these folders that it lies in, in which `*` stands for one name. */
export function roomOf(
  file: string,
  patterns: readonly string[],
): { room: string; pattern: string } {
  const found = patterns
    .map((pattern) => ({
      pattern,
      room: new RegExp(`^${pattern.replace("*", "[^/]+")}(?=/|$)`).exec(file)?.[0] ?? "",
    }))
    .toSorted((one, other) => other.room.length - one.room.length)[0];
  if (found === undefined || found.room === "") throw new Error(`${file} lies in no room`);
  return found;
}
