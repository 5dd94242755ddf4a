import { describe, expect, it } from "vitest";
import { zipOf } from "../../../tests/support/data/rateFile.ts";
import { unzipped } from "./zip.ts";

const text = (content: Uint8Array) => new TextDecoder().decode(content);

describe("a file in an archive", () => {
  it("is read as if it lay there by itself, whatever folder it is in", () => {
    expect(text(unzipped(zipOf({ "rates/": "", "rates/a.csv": "one,two\n" })))).toBe("one,two\n");
  });

  it("is left as it is where it is none", () => {
    const plain = new TextEncoder().encode("PK of a store,1\n");
    expect(unzipped(plain)).toBe(plain);
    expect(unzipped(new Uint8Array())).toHaveLength(0);
  });

  it.each([
    ["is a ZIP archive of 2 files", zipOf({ "a.csv": "1", "b.csv": "2" })],
    ["is a ZIP archive of 0 files", zipOf({ "empty/": "" })],
    ["is a damaged ZIP archive", zipOf({ "a.csv": "1,2,3\n".repeat(90) }).subarray(0, 60)],
    // A directory that says that everything lies somewhere else.
    [
      "is a damaged ZIP archive",
      Buffer.concat([zipOf({ "a.csv": "1" }).subarray(0, 34), zipOf({ "a.csv": "1" })]),
    ],
  ])("is refused where it %s", (reason, content) => {
    expect(() => unzipped(content)).toThrow(reason);
  });

  it("is not unpacked to more than a file may have", () => {
    const bomb = zipOf({ "a.csv": Buffer.alloc(48 * 1024 * 1024) });
    expect(() => unzipped(bomb)).toThrow("holds a file larger than 47 MB");
    // A directory that lies about the size.
    bomb.writeUInt32LE(1, bomb.length - 22 - 51 + 24);
    expect(() => unzipped(bomb)).toThrow("damaged");
  });
});
