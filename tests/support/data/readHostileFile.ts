import { parseImport } from "../../../server/import/parseImport.ts";
import { UnusableFileError } from "../../../server/csv.ts";

/**
 * Program for tests: reads a file of 49 MB of the kind in its argument as an import does, and prints
 * why it is refused and how much memory the process took at its most, in MB.
 */

const SIZE = 49_000_000;
const NEUTRAL = '{"format":"menu-import","version":1,"store":{"license":"x"},"items":[' as const;
const COLUMNS =
  "store_slug,observed_at,source_kind,name,brand,category,menu,size_label,price_cents";

const filled = (piece: string, head: string, tail: string) =>
  head + piece.repeat(Math.floor((SIZE - head.length - tail.length) / piece.length)) + tail;

function names(): string {
  const members: string[] = [];
  for (let at = 0; at < SIZE / 13; at += 1) members.push(`"k${String(at)}":0`);
  return `{${members.join(",")}}`;
}

const KINDS: Readonly<Record<string, () => string>> = {
  "lists that open": () => "[".repeat(SIZE),
  "objects that open": () => filled('{"a":', "", ""),
  "empty objects": () => filled("{},", "[", "{}]"),
  "empty lists": () => filled("[],", "[", "[]]"),
  numbers: () => filled("0,", "[", "0]"),
  "names that differ": names,
  "items that are none": () => filled("null     ,", NEUTRAL, "{}]}"),
  "items without anything": () => filled(`{}${" ".repeat(23)},`, NEUTRAL, "{}]}"),
  "lines of one cell": () => filled("\na", COLUMNS, ""),
  "rows of empty cells": () => filled(`\na${",".repeat(250)}`, COLUMNS, ""),
};

const [, , kind = ""] = process.argv;
const content = new TextEncoder().encode(KINDS[kind]?.() ?? "");
try {
  parseImport(content, { format: null, observedAt: null, now: Date.now() });
  process.stdout.write(JSON.stringify({ said: null, megabytes: 0 }));
} catch (error) {
  if (!(error instanceof UnusableFileError)) throw error;
  const megabytes = process.resourceUsage().maxRSS / 1_024;
  process.stdout.write(JSON.stringify({ said: error.message, megabytes }));
}
