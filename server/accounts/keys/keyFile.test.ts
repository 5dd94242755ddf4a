import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  ensureKeyFile,
  KeyFileError,
  keyFilePath,
  readKeyFile,
  rotateKeyFile,
  watchKeyFile,
} from "./keyFile.ts";
import { newStoredKey, parseStoredKey } from "./signingKey.ts";

describe("the file of the signing key", () => {
  let folder: string;
  let file: string;
  /** To make a key takes half a second. */
  let made: string;
  beforeAll(async () => {
    made = await newStoredKey(null);
  });
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "occ-key-"));
    file = keyFilePath(path.join(folder, "data"));
  });
  const put = (text: string) => {
    mkdirSync(path.dirname(file));
    writeFileSync(file, text);
  };
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it("is made when first needed, for its owner's eyes only, and is the same from then on", async () => {
    expect(await readKeyFile(file)).toBeNull();
    const { kid } = await ensureKeyFile(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await ensureKeyFile(file)).kid).toBe(kid);
    expect(readdirSync(path.dirname(file))).toEqual(["identity-key.json"]);
  });

  it("is made once, although several begin at the same time", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => ensureKeyFile(file)));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect(readdirSync(path.dirname(file))).toEqual(["identity-key.json"]);
  });

  it("stays as it was beside the draft of somebody who was killed", async () => {
    put(made);
    const { kid } = await ensureKeyFile(file);
    writeFileSync(`${file}.0badc0ffee00`, '{"kid":"');
    expect((await ensureKeyFile(file)).kid).toBe(kid);
  });

  it.each([
    ["empty", () => ""],
    ["cut short", (text: string) => text.slice(0, 900)],
    ["of something else", () => '{"hello":"world"}'],
    ["changed in its private half", (text: string) => swap(swap(text, '"d":"'), '"p":"')],
    ["changed in its public half", (text: string) => swap(text, '"n":"')],
  ])("is named when it is %s, and never replaced unasked", async (_, damage) => {
    const damaged = damage(made);
    put(damaged);
    await expect(ensureKeyFile(file)).rejects.toThrow(KeyFileError);
    await expect(readKeyFile(file)).rejects.toThrow(
      `The signing key ${file} is damaged. Restore it`,
    );
    expect(readFileSync(file, "utf8")).toBe(damaged);
  });

  it("is rotated as a whole, and a running server notices", async () => {
    put(made);
    const current = watchKeyFile(file);
    const old = await current();
    expect((await current()).kid).toBe(old.kid);
    const { kid, replaced } = await rotateKeyFile(file);
    expect(replaced).toBe(old.kid);
    expect(kid).not.toBe(old.kid);
    expect(await current()).toMatchObject({ kid, replaces: old.kid });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is as strong as 128 bits of a symmetric key", async () => {
    const { n } = (await parseStoredKey(made)).publicJwk;
    expect(Buffer.from(n, "base64url")).toHaveLength(3_072 / 8);
  });

  it("may be rotated before there is one", async () => {
    const { kid } = await rotateKeyFile(file);
    expect(existsSync(file)).toBe(true);
    expect(await readKeyFile(file)).toMatchObject({ kid, replaces: null });
  });
});

/** Changes one letter of a part of the key. */
function swap(text: string, part: string): string {
  const place = text.indexOf(part) + part.length + 40;
  const letter = text[place] === "A" ? "B" : "A";
  return text.slice(0, place) + letter + text.slice(place + 1);
}
