import type { Log } from "../../log.ts";
import type { Outcome } from "./messenger.ts";

/** What a round came to. */
export interface RoundCounts {
  sent: number;
  retried: number;
  expired: number;
  held: number;
  gone: number;
  failed: number;
  /** Not taken because a service does not trust this site. */
  untrusted: number;
}

const COUNTED = {
  sent: "sent",
  gone: "gone",
  retry: "retried",
  refused: "failed",
  unauthorized: "untrusted",
} as const satisfies Record<Outcome["kind"], keyof RoundCounts>;

const NOTHING: RoundCounts = {
  sent: 0,
  retried: 0,
  expired: 0,
  held: 0,
  gone: 0,
  failed: 0,
  untrusted: 0,
};

const NAMES = ["sent", "retried", "expired", "held", "gone", "failed", "untrusted"] as const;

/** Counts what becomes of alerts. */
export interface RoundReport {
  counts: Readonly<RoundCounts>;
  add: (more: Partial<RoundCounts>) => void;
  /** @param transport of the phone */
  outcome: (outcome: Outcome, transport: string) => void;
  /** Writes what has come since the last time, if anything has. */
  write: (log: Log) => void;
}

/** Makes the report of a round. */
export function createRoundReport(): RoundReport {
  const counts = { ...NOTHING };
  let fresh = { ...NOTHING };
  let reasons: Record<string, number> = {};
  const add = (more: Partial<RoundCounts>) => {
    for (const name of NAMES) {
      counts[name] += more[name] ?? 0;
      fresh[name] += more[name] ?? 0;
    }
  };
  return {
    counts,
    add,
    outcome(outcome, transport) {
      add({ [COUNTED[outcome.kind]]: 1 });
      if (!("reason" in outcome)) return;
      const reason = `${transport}: ${outcome.reason}`;
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    },
    write(log) {
      if (Object.values(fresh).every((figure) => figure === 0)) return;
      const why = Object.keys(reasons).length === 0 ? {} : { reasons };
      log.info({ ...fresh, ...why }, "alerts");
      // Only the operator can mend these.
      if (fresh.untrusted + fresh.failed > 0) {
        log.error(why, "a messaging service refuses alerts of this site");
      }
      fresh = { ...NOTHING };
      reasons = {};
    },
  };
}
