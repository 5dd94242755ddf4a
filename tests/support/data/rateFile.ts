import { deflateRawSync } from "node:zlib";
import { COUNTY_OF_FIPS } from "#content/taxes/taxAreas.ts";
import { PART_OF_DISTRICT, STATE_FIPS, TAX_AREAS } from "#state/taxes.ts";
import { rateOf } from "#domain/prices/taxes.ts";

/** A line of a rate file, with one rate in all its columns as Ohio has it. */
export function rateLine(
  type: string,
  code: string,
  percent: string,
  begin = "20130901",
  end = "99991231",
): string {
  const rate = `.${String(rateOf(percent)).padStart(5, "0")}`;
  return [STATE_FIPS, type, code, rate, rate, rate, rate, begin, end].join(",");
}

/** A whole rate file that says what the shipped table says. */
export function rateFile(...more: readonly string[]): string {
  const counties = [...COUNTY_OF_FIPS].flatMap(([fips, county], at) => {
    const area = TAX_AREAS.find((each) => each.county === county);
    if (area === undefined) throw new Error(`no area of ${county}`);
    const district = `${String(at + 1).padStart(2, "0")}000`;
    const own = rateLine("00", fips, area.countyPercent);
    if (Number(area.transitPercent) === 0) return [own];
    return [own, rateLine("63", district, area.transitPercent)];
  });
  const parts = Object.entries(PART_OF_DISTRICT).map(([code, id]) =>
    rateLine(
      "63",
      code,
      TAX_AREAS.find((area) => area.id === id)?.transitPercent ?? "",
      "20250401",
    ),
  );
  return `${[rateLine("45", "39", "5.75"), ...counties, ...parts, ...more].join("\r\n")}\r\n`;
}

/** An archive of these files, as programs write one: packed, without a word on what stands in front of the data. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
