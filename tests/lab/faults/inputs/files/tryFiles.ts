import * as fc from "fast-check";
import type { Tally } from "../../report/tally.ts";
import { brokenRules } from "./brokenRules.ts";
import { changedMenus, type HostileFile } from "./changedFiles.ts";
import { changedBrackets, changedEvents } from "./changedLists.ts";
import { judgeBracket, judgeEvents, judgeMenu, type FileVerdict } from "./judgeFiles.ts";

interface FileKind {
  name: string;
  files: fc.Arbitrary<HostileFile>;
  judge: (file: HostileFile) => FileVerdict;
  /** Of all files this share. */
  share: number;
}

const KINDS: readonly FileKind[] = [
  { name: "menus and stores, changed", files: changedMenus, judge: judgeMenu, share: 0.65 },
  {
    name: "menus that break a rule",
    files: brokenRules,
    judge: (file) => judgeMenu(file, true),
    share: 0.15,
  },
  { name: "events, changed", files: changedEvents, judge: judgeEvents, share: 0.15 },
  { name: "brackets, changed", files: changedBrackets, judge: judgeBracket, share: 0.05 },
];

/** As many are made at a time; memory is the checks' own then. */
const BATCH = 500;

/**
 * Hands hostile files to what reads them, without a database. @param runs how many in all
 *
 * @param rest is called now and then, so that others get their turn
 */
export async function tryFiles(
  tally: Tally,
  { runs, seed, rest }: { runs: number; seed: number; rest: () => Promise<void> },
): Promise<void> {
  for (const { name, files, judge, share } of KINDS) {
    const wanted = Math.max(1, Math.round(runs * share));
    for (let made = 0; made < wanted; made += BATCH) {
      const numRuns = Math.min(BATCH, wanted - made);
      for (const file of fc.sample(files, { seed: seed + made, numRuns })) {
        const start = performance.now();
        const { verdict, why } = judge(file);
        tally.add(name, verdict, performance.now() - start, () => describe(file, why));
      }
      await rest();
    }
  }
}

const describe = ({ kind, content }: HostileFile, why: string) =>
  JSON.stringify({
    kind,
    why: why.slice(0, 300),
    content: Buffer.from(content).toString().slice(0, 250),
  });
