import { describe, expect, it } from "vitest";
import { decodeText } from "../../csv.ts";
import { findAdapter, openText } from "./detect.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const formatOf = (text: string) => findAdapter(openText(decodeText(bytes(text))), null).name;

describe("the format of a file", () => {
  it.each([
    ["csv", "store_slug,observed_at,name,category,price_cents\n"],
    ["csv", '\ufeff"store_slug","name","category","menu"\r\n'],
    ["stores", "objectid,license,dba,business,street,city,zip,county,lat,lon,phone\n"],
    ["stores", "license,name,slug,address,city\n"],
    ["json", '{"format":"menu-import","version":1,"items":[]}'],
    ["bloom", '[{"location":"a","product_url":"b","msrp":1}]'],
    ["jane", '[{"product_id":1},{"search_attributes":{"kind":"flower","available_weights":[]}}]'],
    ["sweed", '[{"name":"Fog","variants":[{"unitSize":{"value":1,"unitAbbr":"G"}}]}]'],
    ["weedmaps", '{"data":{"menu_items":[]},"meta":{"total_menu_items":0}}'],
    ["dutchie", '{"data":{"filteredProducts":{"products":[]}}}'],
  ])("is told as %s by its content", (format, text) => {
    expect(formatOf(text)).toBe(format);
  });

  it.each([
    ["empty", ""],
    ["empty", " \n"],
    ["cut off", '{"format":"menu-import","items":[{'],
    ["semicolons", "store_slug;name;category\n"],
    ["tabs", "store_slug\tname\tcategory\n"],
    ["in no known format", "a,b,c\n1,2,3\n"],
    ["in no known format", "[1,2,3]"],
    ["neither a CSV header nor JSON", "x".repeat(200_000)],
  ])("is refused as %s", (reason, text) => {
    expect(() => formatOf(text)).toThrow(reason);
  });

  it("is refused as what it is when it is no UTF-8 text", () => {
    expect(() => decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1))).toThrow(
      "not a text file",
    );
    expect(() => decodeText(Uint8Array.of(0x61, 0xff, 0xfe))).toThrow("not valid UTF-8");
    expect(() => decodeText(Uint8Array.of(0xff, 0xfe, 0x61, 0))).toThrow("UTF-16");
  });

  it("may be named, but not by an unknown name", () => {
    const file = openText("a,b,c\n");
    expect(findAdapter(file, "csv").name).toBe("csv");
    expect(() => findAdapter(file, "xml")).toThrow('unknown format "xml"');
  });

  it("is told when another platform is named than the file is from", () => {
    const file = openText('[{"jointId":"1","variants":[]}]');
    expect(() => findAdapter(file, "dutchie")).toThrow('is in the format "joint", not "dutchie"');
  });
});
