import { weekLines } from "#domain/stores/weekLines.ts";
import { PRICES_INCLUDE_TAX } from "#domain/stores/stores.ts";
import { CommandError } from "../db/command.ts";
import type { Env } from "../env.ts";
import { sameStore, separateStore } from "../import/stores/sameStore.ts";
import { linkStore, setHours } from "../import/stores/storeCommands.ts";
import { setPricesIncludeTax, setTaxPart } from "../import/taxes/storeTaxCommands.ts";
import { readWords, type AdminCommand } from "./adminCommand.ts";
import { withDatabase } from "./withDatabase.ts";
import { COMMANDS } from "../project.ts";

const OPTIONS = { "as-worded": { type: "boolean" } } as const;

const USAGE = `Usage: ${COMMANDS.admin} store link ALIAS SLUG | store same SLUG SLUG | store separate SLUG SLUG | store hours SLUG TEXT [--as-worded] (TEXT - takes it back) | store tax SLUG PART (PART - takes it back) | store prices-include-tax SLUG yes|no|unknown`;

/** `npm run admin -- store …`: what the operator knows of stores. */
export const storeCommand: AdminCommand = {
  name: "store",
  uses: [
    ["store link ALIAS SLUG", "joins a platform's name for a store to a store, with its history"],
    ["store same SLUG SLUG", "joins two stores that are one, with their history"],
    [
      "store separate SLUG SLUG",
      "says that two stores with equal menus are two, so that both count",
    ],
    [
      "store hours SLUG TEXT",
      'sets its hours, such as "Mon-Sat 9am-9pm, Sun 10-6"; "-" takes them back; --as-worded',
    ],
    [
      "store tax SLUG PART",
      'says in which part of a divided county it is, such as COTA or rest; "-" takes it back',
    ],
    [
      "store prices-include-tax SLUG yes|no|unknown",
      "says whether its menu shows what is paid at the register",
    ],
  ],
  async run(env, [verb, ...words]) {
    if (verb === "link") return await link(env, words);
    if (verb === "same") return await same(env, words);
    if (verb === "separate") return await separate(env, words);
    if (verb === "hours") return await hours(env, words);
    if (verb === "tax") return await tax(env, words);
    if (verb === "prices-include-tax") return await pricesIncludeTax(env, words);
    throw new CommandError(USAGE);
  },
};

async function link(env: Env, [alias, slug, ...rest]: string[]): Promise<string[]> {
  if (alias === undefined || slug === undefined || rest.length > 0) throw new CommandError(USAGE);
  const { merged } = await withDatabase(env, linkStore, { alias, slug });
  const line = `${alias} now means ${slug}.`;
  return [merged === null ? line : `${line} The store ${merged} was merged into it.`];
}

function pairOf([one, other, ...rest]: string[]): { one: string; other: string } {
  if (one === undefined || other === undefined || rest.length > 0) throw new CommandError(USAGE);
  return { one, other };
}

async function same(env: Env, words: string[]): Promise<string[]> {
  const { kept, merged } = await withDatabase(env, sameStore, pairOf(words));
  return [`The store ${merged} was merged into ${kept}.`];
}

async function separate(env: Env, words: string[]): Promise<string[]> {
  const { counted } = await withDatabase(env, separateStore, pairOf(words));
  return [`${counted.join(" and ")} are two stores; both count.`];
}

async function hours(env: Env, args: string[]): Promise<string[]> {
  const { values, positionals } = readWords(args, OPTIONS);
  const [slug, ...said] = positionals;
  if (slug === undefined || said.length === 0) throw new CommandError(USAGE);
  const text = said.join(" ").trim();
  const words = text === "" || text === "-" ? null : text;
  const asWorded = values["as-worded"] === true;
  const set = await withDatabase(env, setHours, { slug, words, asWorded });
  const week =
    set.openingHours === null ? [] : weekLines(set.openingHours).map((each) => `  ${each}`);
  if (words === null) {
    const next = week.length === 0 ? "no hours are known." : "those of its file count again:";
    return [`Your hours of ${set.name} are taken back; ${next}`, ...week];
  }
  if (set.openingHours === null) return [`${set.name} shows these hours as they are worded.`];
  const rest = set.remark === null ? [] : [`The hours ${set.remark}.`];
  return [`${set.name} is open:`, ...week, ...rest];
}

async function tax(env: Env, [slug, ...said]: string[]): Promise<string[]> {
  const text = said.join(" ").trim();
  if (slug === undefined || text === "") throw new CommandError(USAGE);
  const part = text === "-" ? null : text;
  const { name, area } = await withDatabase(env, setTaxPart, { slug, part });
  const now = area === null ? "its area of taxes is not known" : `it collects the taxes of ${area}`;
  return [part === null ? `Your word on ${name} is taken back: ${now}.` : `${name}: ${now}.`];
}

async function pricesIncludeTax(env: Env, [slug, word, ...rest]: string[]): Promise<string[]> {
  const includes = PRICES_INCLUDE_TAX.find((each) => each === word);
  if (slug === undefined || includes === undefined || rest.length > 0)
    throw new CommandError(USAGE);
  const { name } = await withDatabase(env, setPricesIncludeTax, { slug, includes });
  if (includes === "yes") return [`The prices of ${name} are what is paid, with tax.`];
  if (includes === "no") return [`The prices of ${name} are before tax.`];
  return [
    `It is not known whether the prices of ${name} include tax; they are taken as before tax.`,
  ];
}
