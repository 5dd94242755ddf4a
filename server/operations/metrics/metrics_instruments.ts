import type { Outcome } from "../../alerts/sending/messenger.ts";
import type { CacheWatch } from "../../web/answers/answerCache.ts";
import type { Answered } from "../../web/requestLog.ts";

/** What the site tells whoever counts. Without `METRICS_PORT` nobody does. */
export interface Instruments {
  onAnswered: (answered: Answered) => void;
  cacheWatch: CacheWatch;
  /** @param transport of the phone */
  onPushed: (transport: string, outcome: Outcome["kind"]) => void;
  onImported: (result: ImportOutcomeName) => void;
}

/** `failed`: it could not be tried to its end. */
export type ImportOutcomeName = "imported" | "refused" | "failed";
