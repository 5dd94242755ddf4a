import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { MIGRATIONS } from "./migrations.ts";

/** What the first release begins with: no older program runs beside it. */
const BASELINE = "0000_baseline.sql";

/**
 * What would break the release before, which still runs while the first process of the next one
 * migrates: taking away, renaming, and asking for more than it writes.
 */
const CONTRACTS = [
  /\bdrop\s+(?:table|column|constraint|type|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i,
  /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\bdefault\b)/i,
  /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/i,
];

/**
 * Migrations that contract, with the release that no longer used what they take away: it must be older
 * than theirs.
 */
const AFTER: Readonly<Record<string, string>> = {};

const files = readdirSync(MIGRATIONS.migrationsFolder).filter(
  (name) => name.endsWith(".sql") && name > BASELINE,
);

/** Statements about tables that the migration itself makes are nobody else's business. */
function contractionsOf(text: string): string[] {
  const made = new Set([...text.matchAll(/create table "(\w+)"/gi)].map(([, name]) => name));
  const widened = widenedKeys(text);
  return text
    .split("--> statement-breakpoint")
    .filter((statement) => !made.has(/alter table "(\w+)"/i.exec(statement)?.[1]))
    .filter((statement) => !widened.some((key) => statement.includes(key)))
    .filter((statement) => CONTRACTS.some((pattern) => pattern.test(statement)));
}

/**
 * Names of primary keys that are replaced by a wider one, and of those: what met the narrow one meets the wide one.
 * Their names are made of their columns.
 */
function widenedKeys(text: string): string[] {
  const wide = [...text.matchAll(/add constraint "(\w+)" primary key\(([^)]*)\)/gi)];
  return wide.flatMap(([, name = "", columns = ""]) => {
    const all = columns.replaceAll('"', "").split(",");
    const table = name.slice(0, -`${all.join("_")}_pk`.length);
    const narrow = all.map((_, some) => `${table}${all.slice(0, some).join("_")}_pk`);
    const replaced = narrow.find((each) => text.includes(`DROP CONSTRAINT "${each}"`));
    return replaced === undefined ? [] : [`"${name}"`, `"${replaced}"`];
  });
}

it("a migration takes nothing away that the release before may still use", () => {
  const wrong = files
    .filter((name) => AFTER[name] === undefined)
    .map((name) => ({
      name,
      contracts: contractionsOf(readFileSync(path.join(MIGRATIONS.migrationsFolder, name), "utf8")),
    }))
    .filter(({ contracts }) => contracts.length > 0);
  expect(wrong).toEqual([]);
});

it.each([
  'ALTER TABLE "stores" DROP COLUMN "phone";',
  'ALTER TABLE "stores" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "stores" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "stores" ADD COLUMN "fax" text NOT NULL;',
])("%s is seen as one that does", (statement) => {
  expect(contractionsOf(statement)).toEqual([statement]);
});

it.each([
  'ALTER TABLE "stores" ADD COLUMN "fax" text;',
  'ALTER TABLE "stores" ADD COLUMN "fax" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "a" DROP CONSTRAINT "a_x_y_pk";--> statement-breakpoint ALTER TABLE "a" ADD CONSTRAINT "a_x_y_z_pk" PRIMARY KEY("x","y","z");',
  'CREATE TABLE "faxes" ("id" serial);--> statement-breakpoint ALTER TABLE "faxes" ADD CONSTRAINT "x" FOREIGN KEY ("id") REFERENCES "stores"("id");',
])("%s is not", (statement) => {
  expect(contractionsOf(statement)).toEqual([]);
});
