import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import {
  factsOf,
  machineOf,
  outboxOf,
  saysOf,
  SCHEMA,
  STATUS_NOW as NOW,
} from "../../../tests/support/status/facts.ts";
import type { ContentFacts, MachineFacts, NamedFile } from "./facts.ts";
import { exitCodeOf, finding } from "./finding.ts";
import { judge } from "./judge.ts";
import { reportLines } from "./report.ts";

const store = (slug: string, hours: number) => ({
  slug,
  name: slug,
  seenAt: NOW - hours * HOUR_MS,
  isUntaxed: false,
  isTaxedByCity: false,
});
const lastImport = { id: 7, fileName: "menu.csv", importedAt: NOW - HOUR_MS, rows: 10 };

const file = (name: string, minutes: number) => ({ name, since: NOW - minutes * MINUTE_MS });
const folderOf = (more: { waiting?: NamedFile[]; refused?: NamedFile[] }) =>
  ({ folder: "/srv/menus", state: "read", waiting: [], refused: [], ...more }) as const;

const BROKEN_CONTENT: [string, Partial<ContentFacts>, ...string[]][] = [
  [
    "that there is no menu",
    { stores: [] },
    "look: No store has a menu: import one (npm run import -- FILE).",
  ],
  [
    "a store's data older than a day",
    { stores: [store("kent", 30), store("akron", 2)] },
    "look: 1 of 2 stores has data older than a day (kent since 2030-01-14 06:00 UTC (30 h)): bring new menus of them (npm run import -- FILE).",
  ],
  [
    "data of most stores older than three days",
    { stores: [store("kent", 30), store("akron", 80), store("lima", 90), store("xenia", 99)] },
    "broken: 4 of 4 stores have data older than a day, 3 of them older than three and without deals (xenia since 2030-01-11 09:00 UTC (4 days), lima since 2030-01-11 18:00 UTC (3 days), akron since 2030-01-12 04:00 UTC (3 days), and others): bring new menus of them (npm run import -- FILE).",
  ],
  [
    "the sample alone",
    { isSample: true, stores: [store("made-up", 99)] },
    "look: Nothing has ever been imported, and visitors see the made-up sample: import menus (npm run import -- FILE).",
  ],
  [
    "a table of taxes from before this quarter",
    { taxesAsOf: "2029-12-31" },
    "look: The table of taxes is as of 2029-12-31, before this quarter began on 2030-01-01: bring the state's newest rate file, OHR…csv of streamlinedsalestax.org (npm run import -- FILE).",
  ],
  [
    "a store whose taxes are not known",
    { stores: [{ ...store("kent", 2), isUntaxed: true }] },
    "look: Which taxes are collected is not known of 1 store: kent (kent). Import the county, or in a divided county say the part (npm run admin -- store tax SLUG PART).",
  ],
  [
    "a newest import that took little",
    { lastImport: { ...lastImport, rejected: 6 } },
    "look: The newest import, 7 of menu.csv at 2030-01-15 11:00 UTC, took 4 of 10 rows: see why (npm run import -- FILE --dry-run) and mend the file.",
  ],
  [
    "two stores with one menu that nobody has decided on, each pair with both commands",
    {
      twins: [
        { slug: "kent-2", twinOf: "kent", areListed: false, rows: 4 },
        { slug: "lima", twinOf: "akron", areListed: true, rows: 4 },
      ],
    },
    "look: kent-2 has the menu of kent, and counts in no list or figure until you say which: npm run admin -- store same kent-2 kent joins them, npm run admin -- store separate kent-2 kent says that they are two stores with equal menus.",
    "look: lima has the menu of akron, and counts in no list or figure until you say which: npm run admin -- store separate lima akron says that they are two stores with equal menus; they have a licence each, so if one of the menus is not its store's, take its import back (npm run import -- --list, npm run import -- --undo ID).",
  ],
  [
    "an import in the future",
    { lastImport: { ...lastImport, importedAt: NOW + HOUR_MS, rejected: 0 } },
    "broken: Import 7 was made at 2030-01-15 13:00 UTC, in the future: a clock is or was wrong, so set this machine's (timedatectl).",
  ],
  [
    "prices from the future",
    { stores: [store("kent", -2)] },
    "look: Prices of 1 store are from the future (kent from 2030-01-15 14:00 UTC): see this machine's clock, else take that import back (npm run import -- --list, --undo ID).",
  ],
  [
    "alerts that nobody sends",
    { alerts: outboxOf({ due: 12, oldestDueAt: NOW - 3 * HOUR_MS }) },
    "broken: 12 alerts should have gone out, the oldest since 2030-01-15 09:00 UTC (3 h), and nobody sends them: see that a server runs, and start it again if it does.",
  ],
  [
    "claims of a server that has ended",
    { alerts: outboxOf({ stuck: 1, stuckSince: NOW - 5 * MINUTE_MS }) },
    "broken: A server that has ended had taken 1 alert, the first since 2030-01-15 11:55 UTC (5 min), and no other sends it: see that a server runs, and start it again if it does.",
  ],
  [
    "a push service that takes nothing",
    {
      pushServices: [
        {
          service: "push.example.org",
          sent: 0,
          refused: 1,
          retried: 2,
          retriedSince: NOW - 20 * MINUTE_MS,
        },
      ],
    },
    'broken: The push service push.example.org took 0 alerts in the last hour, refused 1 and is asked again for 2, the oldest since 2030-01-15 11:40 UTC (20 min): the log\'s lines "alerts" say why.',
  ],
  [
    "mails that nobody sends",
    { mails: outboxOf({ due: 1, oldestDueAt: NOW - HOUR_MS }) },
    "look: 1 mail should have gone out, the oldest since 2030-01-15 11:00 UTC (1 h): see that a server runs, and start it again if it does.",
  ],
  [
    "a mail server that takes nothing",
    { mails: outboxOf({ later: 2, retried: 2 }) },
    "look: The mail server has not taken 2 mails, which are tried again for a day: see SMTP_URL, MAIL_FROM and its own log.",
  ],
  [
    "a round that nobody counts",
    { openRounds: [{ year: 2030, since: NOW - 2 * DAY_MS }] },
    "look: A round of the contest of 2030 has closed since 2030-01-13 12:00 UTC (2 days) and is not counted: open /march-madness once, and see the log if that fails.",
  ],
  [
    "what has ended and stays",
    { leftSince: NOW - 5 * HOUR_MS },
    'look: What has ended is not deleted since 2030-01-15 07:00 UTC (5 h): see that a server runs, and its log for "work after an answer failed".',
  ],
  [
    "trends without a week",
    { weeksMissing: 2 },
    "look: The trends lack the last week of 2 stores: import one menu of each again, and tell the developers.",
  ],
];

const BROKEN_MACHINES: [string, Partial<MachineFacts>, string][] = [
  [
    "a full disk",
    { disk: { freeBytes: 200e6, bytes: 20e9, freeFiles: 0, files: 0 } },
    "broken: The disk of /srv/site is nearly full, 200 MB of 20.0 GB are free: make room, or move the data to a larger one.",
  ],
  [
    "a disk that will be full",
    { disk: { freeBytes: 1.5e9, bytes: 20e9, freeFiles: 0, files: 0 } },
    "look: The disk of /srv/site is nearly full, 1.5 GB of 20.0 GB are free: make room, or move the data to a larger one.",
  ],
  [
    "a disk that takes no more files",
    { disk: { freeBytes: 50e9, bytes: 100e9, freeFiles: 0, files: 1e6 } },
    "broken: The disk of /srv/site takes only 0 more files: delete some that are not needed.",
  ],
  [
    "a damaged key",
    { signingKey: { file: "/srv/key", state: "unusable" } },
    "broken: The key /srv/key cannot be read or is damaged, so nobody can sign in: restore it from the backup, or delete it and have a new one made.",
  ],
  [
    "a key that others can read",
    { readableByOthers: ["/srv/key"] },
    "broken: Other users of this machine can read /srv/key: close it (chmod -R go= /srv/key), and if they may have read it, change the key (npm run admin -- identity rotate-key).",
  ],
  [
    "a missing service account",
    { serviceAccount: { file: "/srv/fcm.json", state: "missing" } },
    "broken: The key file /srv/fcm.json of the Firebase project is missing, so no alert leaves and the server does not start again: put it back, or set GOOGLE_APPLICATION_CREDENTIALS.",
  ],
  [
    "a folder of imports that is away",
    { importFolder: { folder: "/srv/menus", state: "unreadable", reason: "ENOENT" } },
    "broken: The folder of imports /srv/menus cannot be read and changed (ENOENT), so no menu comes in: see that it is there, and that the server's user may do both.",
  ],
  [
    "files that nobody imports",
    {
      importFolder: folderOf({ waiting: [file("a.json", 120), file("b.json", 45), file("c", 3)] }),
    },
    'look: 2 files wait in /srv/menus, a.json since 2030-01-15 10:00 UTC (2 h): see that a server runs, and its log for "the watched folder".',
  ],
  [
    "files that were refused",
    { importFolder: folderOf({ refused: [file("a.json", 600), file("b.json", 60)] }) },
    "look: 2 files were refused in the last 24 h, the newest b.json at 2030-01-15 11:00 UTC: see why in its report in /srv/menus/refused.",
  ],
  [
    "a server that is down",
    { site: { url: "http://127.0.0.1:3000", answers: "nothing" } },
    "broken: Nobody answers at http://127.0.0.1:3000: start the server (npm start).",
  ],
];

describe("the state of the site", () => {
  it("is well when nothing is wrong", () => {
    expect(judge(factsOf())).toEqual([]);
    expect(exitCodeOf([])).toBe(0);
  });

  it.each(BROKEN_CONTENT)("names %s", (_, content, ...says) => {
    expect(saysOf(factsOf({}, content))).toEqual(says);
  });

  it.each(BROKEN_MACHINES)("names %s", (_, machine, says) => {
    expect(saysOf(factsOf(machine))).toEqual([says]);
  });

  it("names a missing key only where there are accounts, which it has signed for", () => {
    const signingKey = { file: "/srv/key", state: "missing" } as const;
    expect(saysOf(factsOf({ signingKey }, { accounts: 0 }))).toEqual([]);
    expect(saysOf(factsOf({ signingKey }, { accounts: 1 }))).toEqual([
      expect.stringMatching(/^broken: The key \/srv\/key that signs for accounts is missing: /),
    ]);
  });

  it("says nothing of mails where none can be sent", () => {
    const mails = outboxOf({ due: 1, oldestDueAt: NOW - DAY_MS });
    expect(saysOf(factsOf({ sendsMail: false }, { mails }))).toEqual([]);
  });

  it.each([
    [{ database: NOW - 5 * MINUTE_MS }, /^broken: This machine's clock is 300 s ahead of /],
    [{ database: NOW + 10_000 }, /^look: This machine's clock is 10 s behind /],
  ])("names a clock that is not the database's: %o", (clock, says) => {
    const facts = { clock: { asked: NOW, ...clock }, schema: SCHEMA, size: 0, content: null };
    const database = { kind: "answered", facts } as const;
    expect(saysOf({ machine: machineOf(), database })).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    [SCHEMA - 1, /of an older release.*start the server again/],
    [SCHEMA + 1, /of a newer release.*update the program/],
    [null, /^broken: The database is empty/],
  ])("names a database of another release: %o", (schema, says) => {
    const clock = { asked: NOW, database: NOW };
    const database = {
      kind: "answered",
      facts: { clock, schema, size: 0, content: null },
    } as const;
    expect(saysOf({ machine: machineOf(), database })).toEqual([expect.stringMatching(says)]);
  });

  it("names a clock from before the program was written", () => {
    const now = SCHEMA - DAY_MS;
    const clock = { asked: now, database: now };
    const facts = { clock, schema: SCHEMA, size: 0, content: null };
    expect(saysOf({ machine: machineOf({ now }), database: { kind: "answered", facts } })).toEqual([
      expect.stringMatching(/^broken: This machine's clock says 2028-12-31 00:00 UTC/),
    ]);
  });

  it("tells a database that is busy from one that is stopped by the site", () => {
    const late = { kind: "late" } as const;
    const site = { url: "http://127.0.0.1:3000", answers: "unwell" } as const;
    expect(saysOf({ machine: machineOf(), database: late })).toEqual([
      expect.stringMatching(/^look: The database is busy/),
    ]);
    expect(saysOf({ machine: machineOf({ site }), database: late })).toEqual([
      expect.stringMatching(/^broken: The database does not answer in time/),
      expect.stringMatching(/^broken: The server at .* says that it is not well/),
    ]);
  });

  it("names a database that does not answer, and one that is not there", () => {
    const machine = machineOf();
    expect(saysOf({ machine, database: { kind: "silent", reason: "connect refused." } })).toEqual([
      "broken: The database does not answer (connect refused): see that it runs and can be reached, then ask again.",
    ]);
    expect(saysOf({ machine, database: { kind: "absent" } })).toEqual([
      expect.stringMatching(/^broken: There is no database in \/srv\/site: /),
    ]);
  });

  it("ends with 1 when something wants a look, and with 2 when something is broken", () => {
    expect(exitCodeOf([finding("look", "a", "b")])).toBe(1);
    expect(exitCodeOf([finding("look", "a", "b"), finding("broken", "a", "b")])).toBe(2);
  });

  it("is told with the worst first, and what there is beside it", () => {
    const site = { url: "http://127.0.0.1:3000", answers: "nothing" } as const;
    const facts = factsOf({ site }, { weeksMissing: 1 });
    expect(reportLines(facts, judge(facts))).toEqual([
      "1 thing is broken, 1 thing wants a look:",
      expect.stringMatching(/^Broken: Nobody answers/),
      expect.stringMatching(/^Look: The trends lack/),
      "Stores with a menu: 1, the newest data 2 h old",
      "Newest import: none yet",
      "Alerts: 0 due, 0 later, 0 under way",
      "Mails: 0 due, 0 later, 0 under way",
      "Database: 100 MB",
      "Disk: 50.0 GB free",
    ]);
  });
});
