import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { CommandError, errorLine } from "../db/command.ts";
import { NoDatabaseError, openAsItIs } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { DatabaseReport } from "../operations/status/status_facts.ts";
import { factsCommand } from "../operations/status/status_factsCommand.ts";
import { exitCodeOf } from "../operations/status/finding.ts";
import { judge } from "../operations/status/status_judge.ts";
import { readMachineFacts } from "../operations/status/machine_readMachineFacts.ts";
import { reportLines, verdictOf } from "../operations/status/report.ts";
import type { VerdictCommand } from "./adminCommand.ts";
import { printableJson } from "./printable.ts";
import { withDatabase } from "./withDatabase.ts";
import { readWords } from "./readWords.ts";

/** A database that hangs must not hang the monitor. */
const PATIENCE_MS = 20_000;

/** `npm run admin -- status`: what is not as it should be, in plain words. */
export const siteStatusCommand: VerdictCommand = {
  name: "status",
  uses: [
    ["status", "says what is wrong and what to do; exit code 0 well, 1 look, 2 broken; --json"],
  ],
  async run(env, words) {
    const { values, positionals } = readWords(words, { json: { type: "boolean" } });
    if (positionals.length > 0) throw new CommandError("Usage: npm run admin -- status [--json]");
    // First: opening the database closes its folder to others, and makes it look well.
    const machine = await readMachineFacts(env, Date.now);
    const facts = { machine, database: await askDatabase(env) };
    const findings = judge(facts);
    const lines =
      values.json === true
        ? [printableJson({ status: verdictOf(findings), findings })]
        : reportLines(facts, findings);
    return { lines, exitCode: exitCodeOf(findings) };
  },
};

async function askDatabase(env: Env): Promise<DatabaseReport> {
  try {
    const facts = await withTimeLimit(PATIENCE_MS, () =>
      withDatabase(env, factsCommand, null, undefined, openAsItIs),
    );
    return { kind: "answered", facts };
  } catch (error) {
    if (error instanceof NoDatabaseError) return { kind: "absent" };
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    if (isLate) return { kind: "late" };
    return { kind: "silent", reason: errorLine(error) };
  }
}
