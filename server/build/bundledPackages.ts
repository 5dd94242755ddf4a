import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Beside Vite's own notes, which a finished build takes away. */
const NOTES = path.join(".vite", "packages.txt");

/** Hidden, so that it is not served. */
const LIST = ".packages.json";

/**
 * Notes from which packages the modules of a build come. One for each build: page, worker and its
 * second script are built apart, into one folder.
 */
export function bundledPackages(): Plugin {
  let outDir = "dist";
  return {
    name: "bundled-packages",
    apply: "build",
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      const packages = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      const notes = path.join(outDir, NOTES);
      mkdirSync(path.dirname(notes), { recursive: true });
      appendFileSync(notes, [...packages, ""].join("\n"));
    },
  };
}

const PACKAGE = /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** `/somewhere/node_modules/@a/b/c.js` → `node_modules/@a/b`; `null` for what is the project's own. */
export function packageFolder(module: string): string | null {
  if (module.startsWith("\0~icons/")) return "node_modules/@iconify-json/lucide";
  const file = module.replaceAll("\\", "/").replace(/^[^/\0]*(?=node_modules\/)/, "/");
  return PACKAGE.exec(file)?.[1] ?? null;
}

/** Makes the list of what the builds of some folders have noted, in the first of them. */
export function listPackages(folders: readonly [string, ...string[]]): void {
  const noted = folders.flatMap((folder) => {
    const notes = path.join(folder, NOTES);
    if (!existsSync(notes)) return [];
    const lines = readFileSync(notes, "utf8").split("\n");
    rmSync(path.dirname(notes), { recursive: true });
    return lines.filter((line) => line !== "");
  });
  writeFileSync(path.join(folders[0], LIST), JSON.stringify([...new Set(noted)].sort()));
}

/** Reads that list: folders of packages relative to the project, in order. */
export function readPackages(folder: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, LIST), "utf8"));
}
