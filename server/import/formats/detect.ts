import { type Adapter, type FileText } from "./adapter.ts";
import { readHeader } from "../../csv.ts";
import { UnusableFileError } from "../../csv.ts";
import { bloom } from "./bloom.ts";
import { dispense } from "./dispense.ts";
import { dutchie } from "./dutchie.ts";
import { jane } from "./jane.ts";
import { joint } from "./joint.ts";
import { csv } from "./csv.ts";
import { json } from "./json.ts";
import { stores } from "./stores.ts";
import { sweed } from "./sweed.ts";
import { weedmaps } from "./weedmaps.ts";

/** Every format there is. A new platform is one adapter and one entry; the first that recognises a file reads it. */
const ADAPTERS: readonly Adapter[] = [
  stores,
  csv,
  json,
  bloom,
  jane,
  dutchie,
  sweed,
  joint,
  dispense,
  weedmaps,
];

export const FORMATS: readonly string[] = ADAPTERS.map((adapter) => adapter.name);

/**
 * Opens a text as JSON or CSV, by its first character.
 *
 * @throws UnusableFileError when it is damaged JSON, or neither of the two
 */
export function openText(text: string): FileText {
  const first = text.trimStart().charAt(0);
  if (first !== "{" && first !== "[") return { kind: "csv", text, header: readHeader(text) };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: "json", value };
  } catch {
    throw new UnusableFileError("is not valid JSON; it may be cut off");
  }
}

/**
 * The adapter for a file: the one the operator named, else by content.
 *
 * @throws UnusableFileError when there is none
 */
export function findAdapter(file: FileText, named: string | null): Adapter {
  const known = `known formats: ${FORMATS.join(", ")}`;
  if (named !== null) {
    const adapter = ADAPTERS.find(({ name }) => name === named);
    if (adapter === undefined) throw new UnusableFileError(`unknown format "${named}"; ${known}`);
    const other = ADAPTERS.find((candidate) => candidate.recognises(file));
    if (other === undefined || other === adapter || adapter.recognises(file)) return adapter;
    throw new UnusableFileError(`is in the format "${other.name}", not "${named}"`);
  }
  const adapter = ADAPTERS.find((candidate) => candidate.recognises(file));
  if (adapter === undefined) throw new UnusableFileError(`is in no known format; ${known}`);
  return adapter;
}
