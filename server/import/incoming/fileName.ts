import path from "node:path";
import { UnusableFileError } from "../../csv.ts";

/** Names under which programs write what is not whole yet, and files that no person has put there. */
const TEMPORARY = [
  /^[.~]/,
  /~$/,
  /\.(?:part|partial|filepart|tmp|temp|crdownload|download|swp|lock|!sync)$/i,
  /^(?:thumbs\.db|desktop\.ini)$/i,
];

/** Whether a file is not meant to be imported under this name. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.some((pattern) => pattern.test(name));
}

/** The slug, and the time with `-` for `:`, which some systems allow in no name. */
const SAYS = /^([a-z0-9-]*)@(.*)$/;
const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)(?:-(\d\d))?(Z|[+-]\d\d-\d\d)$/;

/** Put behind a name to tell files of the same name apart. */
const COUNTED = /~[\da-z]+$/;

/**
 * The store and the time in a file's name: `SLUG@2026-11-20T09-00-05-00.json` was seen at nine in
 * New York; either may be left out. A name without `@` says nothing.
 *
 * @returns the time in epoch milliseconds
 * @throws UnusableFileError when there is an `@` and what follows cannot be read
 */
export function readFileName(name: string): {
  storeSlug: string | null;
  observedAt: number | null;
} {
  const stem = path.parse(name).name.replace(COUNTED, "");
  if (!stem.includes("@")) return { storeSlug: null, observedAt: null };
  const [, slug = "", time = ""] = SAYS.exec(stem) ?? [];
  const observedAt = time === "" ? null : readTime(time);
  if (Number.isNaN(observedAt) || (slug === "" && time === "")) {
    throw new UnusableFileError(
      "has a name that cannot be read; it should be like SLUG@2026-11-20T09-00-05-00.json",
    );
  }
  return { storeSlug: slug === "" ? null : slug, observedAt };
}

function readTime(text: string): number {
  const [, day, hour, minute, second = "00", zone = ""] = TIME.exec(text) ?? [];
  if (day === undefined) return NaN;
  const offset = zone === "Z" ? zone : `${zone.slice(0, 3)}:${zone.slice(4)}`;
  return Date.parse(`${day}T${String(hour)}:${String(minute)}:${second}${offset}`);
}

/** Longest name that leaves room for what is put behind it; file systems take 255 bytes. */
const LONGEST_BYTES = 200;

/** The same name with a mark before its ending, and cut where it is too long: `menu~2.json`. */
export function markedName(name: string, mark: string): string {
  const { name: stem, ext } = path.parse(name);
  const bare = stem.replace(COUNTED, "");
  const ending = ext.slice(0, 20);
  const room = LONGEST_BYTES - Buffer.byteLength(ending);
  let cut = bare;
  while (Buffer.byteLength(cut) > room) cut = cut.slice(0, -1);
  return `${cut}${mark === "" ? "" : `~${mark}`}${ending}`;
}
