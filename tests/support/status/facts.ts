import type {
  ContentFacts,
  Outbox,
  Facts,
  MachineFacts,
} from "../../../server/operations/status/facts.ts";
import { judge } from "../../../server/operations/status/judge.ts";

/** After every migration was written, so that no clock looks wrong. */
export const STATUS_NOW = Date.UTC(2030, 0, 15, 12);
export const SCHEMA = Date.UTC(2029, 0, 1);

const NOTHING_WAITS: Outbox = {
  due: 0,
  oldestDueAt: null,
  later: 0,
  underWay: 0,
  stuck: 0,
  stuckSince: null,
  retried: 0,
};

/** A machine on which nothing is wrong. */
export const machineOf = (more: Partial<MachineFacts> = {}): MachineFacts => ({
  now: STATUS_NOW,
  dataDir: "/srv/site",
  disk: { freeBytes: 50e9, bytes: 100e9, freeFiles: 1e6, files: 2e6 },
  readableByOthers: [],
  signingKey: { file: "/srv/site/identity-key.json", state: "well" },
  serviceAccount: null,
  site: { url: "http://127.0.0.1:3000", answers: "well" },
  importFolder: null,
  schema: SCHEMA,
  law: [{ name: "possession", checkedOn: "2030-01-02" }],
  sendsMail: true,
  ...more,
});

/** Tables in which nothing is wrong. */
const contentOf = (more: Partial<ContentFacts> = {}): ContentFacts => ({
  isSample: false,
  stores: [
    {
      slug: "kent",
      name: "Kent",
      seenAt: STATUS_NOW - 7_200_000,
      isUntaxed: false,
      isTaxedByCity: false,
    },
  ],
  twins: [],
  lastImport: null,
  alerts: NOTHING_WAITS,
  mails: NOTHING_WAITS,
  pushServices: [],
  phones: { phones: 0, answerable: 0, shown: 0, silent: 0, stopped: 0 },
  openRounds: [],
  leftSince: null,
  weeksMissing: 0,
  accounts: 0,
  taxesAsOf: "2030-01-02",
  ...more,
});

export const outboxOf = (more: Partial<Outbox>): Outbox => ({ ...NOTHING_WAITS, ...more });

/** A site on which nothing is wrong but what is given. */
export function factsOf(
  machine: Partial<MachineFacts> = {},
  content: Partial<ContentFacts> = {},
): Facts {
  const clock = { database: STATUS_NOW, asked: STATUS_NOW };
  const facts = { clock, schema: SCHEMA, size: 1e8, content: contentOf(content) };
  return { machine: machineOf(machine), database: { kind: "answered", facts } };
}

/** What is found, each as its level and sentence. */
export const saysOf = (facts: Facts): string[] =>
  judge(facts).map(({ level, says }) => `${level}: ${says}`);
