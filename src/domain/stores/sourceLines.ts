import { capitalized } from "../text/capitalized.ts";
import { formatDate } from "../time/age.ts";
import { namesOf } from "../mapNames.ts";
import type { FactSource, StoreSources } from "./stores.ts";

const WORDS: Readonly<Record<keyof StoreSources, string>> = {
  street: "address",
  phone: "phone",
  website: "website",
  menuUrl: "menu link",
  hours: "hours",
  adultUse: "adult-use",
  medical: "medical",
  driveThrough: "drive-through",
};

/**
 * Where the facts of a store come from, those of one kind of source and day in one line: "Address, phone:
 * from an imported list, Nov 20, 2026". What a file is called says nothing to a visitor, nor who made it.
 */
export function sourceLines(sources: StoreSources | null): string[] {
  const facts = new Map<string, string[]>();
  for (const fact of namesOf(WORDS)) {
    const source = sources?.[fact];
    if (source === undefined) continue;
    const from = sourceWords(source);
    facts.set(from, [...(facts.get(from) ?? []), WORDS[fact]]);
  }
  return [...facts].map(([from, names]) => {
    const said = names.join(", ");
    return `${capitalized(said)}: ${from}`;
  });
}

function sourceWords({ file, at }: FactSource): string {
  const day = formatDate(Date.parse(at));
  return file === null
    ? `from the people who run this site on ${day}`
    : `from an imported list, ${day}`;
}
