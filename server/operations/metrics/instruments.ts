import * as v from "valibot";
import type { ServedCommand } from "../../db/command.ts";
import type { Outcome } from "../../alerts/sending/messenger.ts";
import type { CacheWatch } from "../../web/answers/answerCache.ts";
import type { Answered } from "../../web/requestLog.ts";

/** Commands that bring menus. */
const IMPORTS: ReadonlySet<string> = new Set(["import", "import.incoming"]);

const OutcomeSchema = v.object({ outcome: v.picklist(["imported", "refused"]) });

/** The same command; what becomes of each import is counted. */
export function withCountedImports(
  command: ServedCommand,
  instruments: Pick<Instruments, "onImported"> | undefined,
): ServedCommand {
  if (instruments === undefined || !IMPORTS.has(command.name)) return command;
  return {
    ...command,
    async execute(context, input) {
      try {
        const output = await command.execute(context, input);
        instruments.onImported(v.parse(OutcomeSchema, output).outcome);
        return output;
      } catch (error) {
        instruments.onImported("failed");
        throw error;
      }
    },
  };
}

/** What the site reports to its counters. Without `METRICS_PORT` there are none. */
export interface Instruments {
  onAnswered: (answered: Answered) => void;
  cacheWatch: CacheWatch;
  /** @param transport of the phone */
  onPushed: (transport: string, outcome: Outcome["kind"]) => void;
  onImported: (result: ImportOutcomeName) => void;
}

/** `failed`: it could not be tried to its end. */
export type ImportOutcomeName = "imported" | "refused" | "failed";
