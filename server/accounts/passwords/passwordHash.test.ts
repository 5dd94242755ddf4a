import { describe, expect, it } from "vitest";
import { createPasswordHasher, HASH_COST } from "./passwordHash.ts";

const CHEAP = { logN: 4, r: 8, p: 1 };

describe("a password's hash", () => {
  const hasher = createPasswordHasher(CHEAP);

  it("matches its password and no other", async () => {
    const hash = await hasher.hash("correct horse", "other");
    expect(await hasher.matches("correct horse", hash, "sign-in")).toBe(true);
    expect(await hasher.matches("Correct horse", hash, "sign-in")).toBe(false);
    expect(await hasher.matches("correct horse ", hash, "sign-in")).toBe(false);
  });

  it("differs each time, and names its price", async () => {
    const [one, other] = [await hasher.hash("same", "other"), await hasher.hash("same", "other")];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  it("is the same however a keyboard composes its letters", async () => {
    const hash = await hasher.hash("caf\u00e9", "other");
    expect(await hasher.matches("cafe\u0301", hash, "sign-in")).toBe(true);
  });

  it("matches nothing where there is no account", async () => {
    expect(await hasher.matches("", null, "sign-in")).toBe(false);
  });

  it("made at another price still matches, and is known to be outdated", async () => {
    const dearer = createPasswordHasher({ ...CHEAP, logN: 5 });
    const hash = await hasher.hash("correct horse", "other");
    expect(await dearer.matches("correct horse", hash, "sign-in")).toBe(true);
    expect(dearer.isOutdated(hash)).toBe(true);
    expect(hasher.isOutdated(hash)).toBe(false);
  });

  it("costs what OWASP asks for: 32 MB, three times", async () => {
    expect(128 * 2 ** HASH_COST.logN * HASH_COST.r).toBe(32 * 1_024 * 1_024);
    expect(HASH_COST.p).toBe(3);
    const real = createPasswordHasher();
    expect(
      await real.matches("correct horse", await real.hash("correct horse", "other"), "sign-in"),
    ).toBe(true);
  });
});
