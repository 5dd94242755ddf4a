import { brotliDecompressSync } from "node:zlib";

/** What of a face its rules ask. */
interface Face {
  /** The glyph of each character. */
  glyphOf: (character: string) => number | undefined;
  /** The glyph that stands for another one where figures are of equal width. */
  tabular: ReadonlyMap<number, number>;
  /** How far a glyph goes, in units of the face. */
  advanceOf: (glyph: number) => number;
}

/** Reads a WOFF2 file as far as `Face` needs it (W3C WOFF 2.0, sections 4 and 5; OpenType's cmap 4, GSUB 1 and hmtx). */
export function readFont(file: Buffer): Face {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined)
      throw new Error(`The face has no table ${tag} that is as OpenType has it.`);
    return found;
  };
  const longMetrics = table("hhea").readUInt16BE(34);
  const metrics = table("hmtx");
  return {
    glyphOf: glyphsOf(table("cmap")),
    tabular: substitutes(table("GSUB"), "tnum"),
    advanceOf: (glyph) => metrics.readUInt16BE(4 * Math.min(glyph, longMetrics - 1)),
  };
}

/** The first of WOFF2's known tags, in its order, as far as any of these tables stands. */
const KNOWN =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB".match(
    /.{4}(?= |$)/g,
  ) ?? [];

function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const count = file.readUInt16BE(12);
  const compressed = file.readUInt32BE(20);
  const entries: { tag: string; length: number; isPlain: boolean }[] = [];
  let at = 48;
  const number = (): number => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  while (entries.length < count) {
    const flags = file.readUInt8(at);
    at += 1;
    const place = flags & 63;
    const tag = place === 63 ? file.toString("latin1", at, at + 4) : (KNOWN[place] ?? "");
    if (place === 63) at += 4;
    const original = number();
    const version = flags >> 6;
    // Outlines are stored in a form of their own, unless it is version 3; of all others version 0 is the plain one.
    const isOutline = tag === "glyf" || tag === "loca";
    const isPlain = version === (isOutline ? 3 : 0);
    entries.push({ tag, length: isPlain ? original : number(), isPlain });
  }
  const data = brotliDecompressSync(file.subarray(at, at + compressed));
  let start = 0;
  return new Map(
    entries.flatMap(({ tag, length, isPlain }) => {
      const table = data.subarray(start, start + length);
      start += length;
      return isPlain ? [[tag, table] as const] : [];
    }),
  );
}

function glyphsOf(cmap: Buffer): Face["glyphOf"] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * place)),
  );
  const map = subtables.find((each) => each.readUInt16BE(0) === 4);
  if (map === undefined) throw new Error("The face has no map of characters in format 4.");
  const segments = map.readUInt16BE(6) / 2;
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (let place = 0; place < segments; place += 1) {
      const column = (which: number) => 14 + 2 * (which * segments + place);
      if (code > map.readUInt16BE(column(0))) continue;
      const first = map.readUInt16BE(column(1) + 2);
      if (code < first) return undefined;
      const delta = map.readUInt16BE(column(2) + 2);
      const offset = column(3) + 2;
      const range = map.readUInt16BE(offset);
      const glyph = range === 0 ? code : map.readUInt16BE(offset + range + 2 * (code - first));
      return glyph === 0 ? undefined : (glyph + delta) & 0xffff;
    }
    return undefined;
  };
}

/** What a feature of single substitutions puts in place of each glyph. */
function substitutes(gsub: Buffer, feature: string): ReadonlyMap<number, number> {
  const features = gsub.subarray(gsub.readUInt16BE(6));
  const lookups = gsub.subarray(gsub.readUInt16BE(8));
  const found = new Map<number, number>();
  for (const place of Array(features.readUInt16BE(0)).keys()) {
    const record = 2 + 6 * place;
    if (features.toString("latin1", record, record + 4) !== feature) continue;
    const own = features.subarray(features.readUInt16BE(record + 4));
    for (const index of words(own, 4, own.readUInt16BE(2))) {
      const lookup = lookups.subarray(lookups.readUInt16BE(2 + 2 * index));
      for (const at of words(lookup, 6, lookup.readUInt16BE(4))) {
        const subtable = lookup.subarray(at);
        const isDelta = subtable.readUInt16BE(0) === 1;
        covered(subtable.subarray(subtable.readUInt16BE(2))).forEach((glyph, order) =>
          found.set(
            glyph,
            isDelta
              ? (glyph + subtable.readUInt16BE(4)) & 0xffff
              : subtable.readUInt16BE(6 + 2 * order),
          ),
        );
      }
    }
  }
  return found;
}

/** The glyphs of a coverage table, in its order. */
function covered(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1) return words(coverage, 4, count);
  return Array.from({ length: count }).flatMap((_, place) => {
    const [first = 0, last = -1] = words(coverage, 4 + 6 * place, 2);
    return Array.from({ length: last - first + 1 }, (__, step) => first + step);
  });
}

const words = (table: Buffer, at: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => table.readUInt16BE(at + 2 * place));
