import { cpSync } from "node:fs";
import path from "node:path";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { writeMenu, writeStores } from "./importFiles.ts";
import { noticed, runImport } from "./importRuns.ts";
import type { BenchPart } from "../report/part.ts";

const MANY_ROWS = 50_000;
const FILES = 14;
const ROWS_OF_A_FILE = 60;

/**
 * The import command on PGlite: a menu of 50,000 rows that are all new, the next day's, fourteen
 * small files, and what visitors of a running server notice of the large ones.
 */
export const benchImports: BenchPart = async ({ runs, scratch, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  const files = path.join(scratch, "imports");
  const stores = writeStores(files);
  const many = [2, 1, 0].map((day) => writeMenu(files, `many-${day}.csv`, MANY_ROWS, day));
  const few = Array.from({ length: FILES }, (_, at) =>
    writeMenu(files, `few-${at}.csv`, ROWS_OF_A_FILE, at),
  );
  const empty = path.join(scratch, "import-empty");
  await runImport(empty, [stores]);
  for (let round = 1; round <= runs; round += 1) {
    say(`Imports, round ${round} of ${runs} …`);
    const data = path.join(scratch, `import-${round}`);
    cpSync(empty, data, { recursive: true });
    const first = await runImport(data, many.slice(0, 1));
    const next = await runImport(data, many.slice(1, 2));
    const waits = await noticed(data, () => runImport(data, many.slice(2)));
    samples.add("product", {
      importNew: first.cpuMs,
      importNext: next.cpuMs,
      importMemory: next.bytes,
      importHealth: waits.health,
      importWaits: waits.answers,
    });
    const small = path.join(scratch, `import-small-${round}`);
    cpSync(empty, small, { recursive: true });
    samples.add("product", { importFew: (await runImport(small, few)).wallMs });
  }
};
