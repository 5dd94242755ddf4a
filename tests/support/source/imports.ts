import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { PROJECT } from "../../../server/project.ts";

const ALIASES = {
  "#domain/": "src/domain/",
  "#content/": "src/content/",
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
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ].filter((each) => each !== undefined);
  return specifiers.map((specifier) => {
    const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
    if (alias) return { from: file, to: specifier.replace(alias[0], alias[1]), isPackage: false };
    if (specifier.startsWith("."))
      return { from: file, to: path.posix.join(path.dirname(file), specifier), isPackage: false };
    return { from: file, to: specifier, isPackage: true };
  });
}

/** Whether a file is the folder, or lies in it. */
export const isIn = (folder: string, file: string) =>
  file === folder || file.startsWith(`${folder}/`);
