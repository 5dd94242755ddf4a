import { table } from "../report/table.ts";
import type { Killed } from "./killSite.ts";
import { WRONGS } from "./streams/ledger.ts";

/** What became of the writes of each kind, as text, and whether all is as it must be. */
export function ledgerTable(
  engine: string,
  { streams, exitCode, sentAgain }: Pick<Killed, "streams" | "exitCode" | "sentAgain">,
): { table: string; held: boolean } {
  const rows = streams.map(({ name, ledger }) => {
    const wrongs = WRONGS.map((wrong) => ledger.wrongs[wrong]);
    return [name, ...[ledger.acknowledged, ledger.unanswered, ...wrongs].map(String)];
  });
  const lines = [
    table([engine, "acknowledged", "unanswered", ...WRONGS], rows),
    `${String(sentAgain)} alerts left again, because they were not recorded before a kill`,
    ...(exitCode === 0 ? [] : [`Told to stop, the server ended with ${String(exitCode)}.`]),
    ...streams.flatMap(({ name, ledger }) => ledger.shown.map((what) => `${name}, ${what}`)),
  ];
  return {
    table: lines.join("\n"),
    held: exitCode === 0 && streams.every(({ ledger }) => ledger.isWell),
  };
}
