import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { listCommand } from "../../../../../server/import/importCommand.ts";
import type { Random } from "../../../../../server/operations/sample/random.ts";
import { startProgram } from "../../../../support/server/serverProcess.ts";
import { Ledger } from "./ledger.ts";
import { isWhole, menuOfOnePrice, readShown } from "./menuOfOnePrice.ts";
import type { Stream } from "./stream.ts";

/** It runs before so many of the kills. */
const SHARE = 0.4;

/**
 * Imports by `npm run import`, each once: of one that did not end well, the operator looks whether
 * it is there.
 *
 * @param folder where the files are written
 */
export function commandStream(
  { slug, license }: { slug: string; license: string },
  folder: string,
  random: Random,
): Stream & { running: () => ChildProcess | null } {
  const ledger = new Ledger();
  const kept = new Set<string>();
  const unsure = new Map<string, number>();
  let last: number | null = null;
  let made = 0;
  let running: ChildProcess | null = null;
  return {
    name: "import, by command",
    ledger,
    running: () => running,
    async send(site, over) {
      // A command takes as much of the machine as all others together.
      if (!random.chance(SHARE)) return;
      while (!over.aborted) {
        made += 1;
        const cents = 1_000 + made;
        const name = `menu-${String(made)}.csv`;
        const file = path.join(folder, name);
        writeFileSync(file, menuOfOnePrice(license, cents));
        const program = startProgram("server/cli/import.ts", [file], site.env);
        running = program.process;
        const { code } = await program.ended;
        running = null;
        if (code !== 0) {
          ledger.unanswered += 1;
          unsure.set(name, cents);
          return;
        }
        ledger.acknowledged += 1;
        kept.add(name);
        last = cents;
      }
    },
    async look(site) {
      const imports = await site.run(listCommand, null);
      const names = imports
        .map(({ fileName }) => fileName)
        .filter((name) => name.startsWith("menu-"));
      const found = new Set(names);
      ledger.expect(found.size === names.length, "doubled", () => "a file was imported twice");
      for (const name of kept) ledger.expect(found.has(name), "lost", () => name);
      // What is listed counts from now on; what is not must not come later.
      for (const [name, cents] of unsure) {
        if (!found.has(name)) continue;
        kept.add(name);
        last = cents;
      }
      unsure.clear();
      for (const name of found) ledger.expect(kept.has(name), "torn", () => `${name} came late`);
      const isRight = ({ prices }: { prices: number[] }) => (prices[0] ?? null) === last;
      const shown = await readShown(site, slug, (each) => isWhole(each) && isRight(each));
      const words = () => `${JSON.stringify(shown)}, not ${String(last)}`;
      ledger.expect(shown !== null && isWhole(shown), "torn", words);
      ledger.expect(shown !== null && isRight(shown), "lost", words);
    },
  };
}
