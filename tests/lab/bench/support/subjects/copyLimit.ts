import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { minifySync } from "vite";
import { compressFolder } from "../../../../../server/build/compress.ts";

/** Persister the hand-written page, its scripts minified and everything compressed as in the product's build. */
export async function copyLimit(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of await readdir(to)) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(to, name);
    await writeFile(file, minifySync(name, await readFile(file, "utf8")).code);
  }
  await compressFolder(to);
}
