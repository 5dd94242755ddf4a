import { STRAINS } from "#content/strains/strains.ts";
import { DIVISIONS, SEEDS } from "#domain/contests/bracket.ts";
import { slugify } from "#domain/text/slug.ts";
import {
  decodeText,
  readHeader,
  readRecords,
  type CsvRecord,
  UnusableFileError,
} from "../../csv.ts";
import { asc, eq } from "drizzle-orm";
import { CommandError } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { contestEntrants, contests } from "../../db/schema/contests.ts";
import { lockContest } from "../../db/sql/locks.ts";

const COLUMNS = ["division", "seed", "name", "strain"];

const LONGEST_NAME = 60;

const STRAIN_SLUGS: ReadonlySet<string> = new Set(STRAINS.map(({ slug }) => slug));

/** Something that is wrong with a file: in a line, or in all of it. */
interface BracketRemark {
  row: number | null;
  reason: string;
}

/** An entrant as a file has it. */
interface NewEntrant {
  id: string;
  name: string;
  /** 0–3. */
  division: number;
  seed: number;
  strain: string | null;
}

export interface Bracket {
  /** In the order of their first appearance. */
  divisions: string[];
  entrants: NewEntrant[];
}

/**
 * Reads the 64 entrants of a contest out of a CSV file with the columns division, seed, name and,
 * if there is one, strain.
 *
 * @returns all that is wrong with it instead, by line, if anything is
 */
export function parseBracket(content: Uint8Array): Bracket | BracketRemark[] {
  let records: CsvRecord[];
  try {
    const text = decodeText(content);
    const header = readHeader(text);
    const missing = COLUMNS.slice(0, 3).filter((name) => !header.includes(name));
    const foreign = header.filter((name) => !COLUMNS.includes(name));
    if (missing.length > 0) return [{ row: null, reason: `has no column ${missing.join(", ")}` }];
    if (foreign.length > 0) {
      return [{ row: null, reason: `has a column that it cannot have: ${foreign.join(", ")}` }];
    }
    records = readRecords(text, header);
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    return [{ row: null, reason: error.message }];
  }
  const reader = bracketReader();
  for (const record of records) reader.take(record);
  return reader.finish();
}

function bracketReader() {
  const remarks: BracketRemark[] = [];
  const divisions: string[] = [];
  const entrants: NewEntrant[] = [];
  /** Where a name, place, strain or id was first. */
  const seen = new Map<string, number>();
  let rows = 0;

  const isNew = (what: string, key: string, line: number, say: (reason: string) => void) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else say(`${what} is in line ${String(first)} already`);
  };
  const divisionOf = (name: string, say: (reason: string) => void): number => {
    const known = divisions.findIndex((each) => each.toLowerCase() === name.toLowerCase());
    if (known >= 0) return known;
    if (name === "") say("has no division");
    else if (divisions.length < DIVISIONS) return divisions.push(name) - 1;
    else say(`${name} would be a fifth division`);
    return 0;
  };
  return {
    take({ line, columns }: CsvRecord): void {
      rows += 1;
      const say = (reason: string) => remarks.push({ row: line, reason });
      if (columns === null) {
        say("has too few or too many cells");
        return;
      }
      const cell = (name: string) => (columns[name] ?? "").trim();
      const name = cell("name");
      const division = divisionOf(cell("division"), say);
      const seed = /^\d{1,2}$/.test(cell("seed")) ? Number(cell("seed")) : 0;
      const strain = cell("strain") === "" ? null : cell("strain").toLowerCase();
      const isSeed = seed >= 1 && seed <= SEEDS;
      if (!isSeed) say(`the seed is ${cell("seed") || "empty"}, not 1 to ${String(SEEDS)}`);
      else if (cell("division") !== "") {
        const place = `${divisions[division] ?? ""} seed ${String(seed)}`;
        isNew(place, `place ${String(division)} ${String(seed)}`, line, say);
      }
      if (name === "") say("has no name");
      else if (name.length > LONGEST_NAME) {
        say(`the name has more than ${String(LONGEST_NAME)} characters`);
      } else if (/[\p{Cc}\p{Cf}\p{Surrogate}]/u.test(name)) {
        say("the name has characters that nobody sees");
      } else isNew(`the name ${name}`, `name ${name.toLowerCase()}`, line, say);
      if (strain !== null) {
        if (!STRAIN_SLUGS.has(strain)) say(`the genetics pages have no strain ${strain}`);
        else isNew(`the strain ${strain}`, `strain ${strain}`, line, say);
      }
      const slug = slugify(name);
      const wanted = slug === "" ? "entrant" : slug;
      const taken = new Set(entrants.map(({ id }) => id));
      const id = taken.has(wanted) ? `${wanted}-${String(entrants.length + 1)}` : wanted;
      entrants.push({ id, name, division, seed, strain });
    },
    finish(): Bracket | BracketRemark[] {
      const wanted = DIVISIONS * SEEDS;
      if (rows !== wanted) {
        remarks.push({ row: null, reason: `has ${String(rows)} entrants, not ${String(wanted)}` });
      }
      if (divisions.length < DIVISIONS) {
        const has = `${String(divisions.length)} divisions, not ${String(DIVISIONS)}`;
        remarks.push({ row: null, reason: `has ${has}` });
      }
      return remarks.length > 0 ? remarks : { divisions, entrants };
    },
  };
}

interface NewContest extends Bracket {
  year: number;
  title: string;
  opensAt: Date;
  roundMs: number;
  sample: boolean;
}

/** Writes a contest with its entrants, inside the caller's transaction, which holds it alone. */
export async function insertContest(
  tx: Db,
  { entrants, ...contest }: NewContest,
  now: number,
): Promise<void> {
  const { year } = contest;
  await tx.insert(contests).values({ ...contest, createdAt: new Date(now) });
  await tx
    .insert(contestEntrants)
    .values(entrants.map((entrant) => Object.assign({ year }, entrant)));
  await bumpDataVersion(tx, "contests");
}

/**
 * Writes a contest of the operator's. Those of the sample go then: visitors should not have to guess
 * which of them is real.
 *
 * @throws CommandError when the year has one
 */
export async function createContest(
  db: Db,
  contest: Omit<NewContest, "sample">,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { year } = contest;
    const known = await tx.select().from(contests).orderBy(asc(contests.year));
    const samples = known.flatMap((each) => (each.sample ? each.year : []));
    for (const each of [...new Set([...samples, year])].toSorted((a, b) => a - b)) {
      await lockContest(tx, each, "alone");
    }
    await tx.delete(contests).where(eq(contests.sample, true));
    const there = await tx.select().from(contests).where(eq(contests.year, year));
    if (there.length > 0) throw new CommandError(`${String(year)} has a contest already.`);
    await insertContest(tx, { ...contest, sample: false }, now);
  });
}
