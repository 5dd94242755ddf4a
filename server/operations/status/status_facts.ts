import type { DatabaseFacts } from "./facts.ts";
import type { MachineFacts } from "./machineFacts.ts";

/** How asking the database went. */
export type DatabaseReport =
  | { kind: "answered"; facts: DatabaseFacts }
  /** There is no folder of a database. */
  | { kind: "absent" }
  /** It has not answered yet. */
  | { kind: "late" }
  /** One line for the operator. */
  | { kind: "silent"; reason: string };

/** Everything that is judged. */
export interface Facts {
  machine: MachineFacts;
  database: DatabaseReport;
}
