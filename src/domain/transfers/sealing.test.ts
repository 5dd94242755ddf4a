import { describe, expect, it } from "vitest";
import {
  deriveTransfer,
  groupedCode,
  makeTransferCode,
  readTransferCode,
  seal,
  TooMuchToMoveError,
  UnreadableTransferError,
  unseal,
} from "./sealing.ts";

const RECORDS = { wishlist: [{ name: "Blue Dream", note: "for Ana’s back 👍" }] };
const CODE = "ABCDEFGH3789";

describe("a code", () => {
  it("has twelve signs without look-alikes, in groups of four, and never comes twice", () => {
    const codes = Array.from({ length: 500 }, makeTransferCode);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z3789]{12}$/);
    expect(new Set(codes).size).toBe(500);
    expect(groupedCode(CODE)).toBe("ABCD EFGH 3789");
  });

  it("uses all signs alike", () => {
    const signs = Array.from({ length: 2_000 }, makeTransferCode).join("");
    const counts = "ABCDEFGHJKLMNPQRSTUVWXYZ3789"
      .split("")
      .map((sign) => signs.split(sign).length - 1);
    const mean = signs.length / 28;
    for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(mean / 4);
  });

  it.each([
    ["abcd efgh 3789", CODE],
    ["ABCD-EFGH-3789", CODE],
    ["ABCDEFGH378", null],
    ["ABCD EFGH 378!", null],
    ["", null],
  ])("typed as “%s” is %s", (typed, meant) => {
    expect(readTransferCode(typed)).toBe(meant);
  });
});

describe("what is sealed", () => {
  it("is opened by its code, to the letter", async () => {
    const sealed = await seal(await deriveTransfer(CODE), RECORDS);
    expect(await unseal(await deriveTransfer(CODE), sealed)).toEqual(RECORDS);
  });

  it("says nothing of itself, of the code or of the key, and is never the same twice", async () => {
    const transfer = await deriveTransfer(CODE);
    const sealed = await seal(transfer, RECORDS);
    const bytes = Buffer.from(sealed, "base64url").toString("latin1");
    for (const secret of ["Blue", "Dream", "wishlist", "Ana", CODE]) {
      expect(bytes).not.toContain(secret);
      expect(sealed).not.toContain(secret);
      expect(transfer.id).not.toContain(secret);
    }
    expect(transfer.key.extractable).toBe(false);
    expect(await seal(transfer, RECORDS)).not.toBe(sealed);
  });

  it("is not opened by another code, by another place, nor after a bit of it was changed", async () => {
    const transfer = await deriveTransfer(CODE);
    const sealed = await seal(transfer, RECORDS);
    const other = await deriveTransfer("ABCDEFGH3787");
    await expect(unseal(other, sealed)).rejects.toThrow(UnreadableTransferError);
    const elsewhere = { ...transfer, id: other.id };
    await expect(unseal(elsewhere, sealed)).rejects.toThrow(UnreadableTransferError);
    const changed = sealed.slice(0, 40) + (sealed[40] === "A" ? "B" : "A") + sealed.slice(41);
    await expect(unseal(transfer, changed)).rejects.toThrow(UnreadableTransferError);
    await expect(unseal(transfer, "A")).rejects.toThrow(UnreadableTransferError);
  });

  it("has room for five hundred wishes with notes, and says so when there is too much", async () => {
    const transfer = await deriveTransfer(CODE);
    const wishes = Array.from({ length: 500 }, (_, index) => ({
      id: `product:code-${String(index)}`,
      name: `Product ${String(index)} of a brand`,
      note: "ask for the older batch, it was much better than the last one",
      addedAt: "2026-11-20T12:00:00.000Z",
    }));
    expect((await seal(transfer, wishes)).length).toBeLessThan(64_000);
    const random = Array.from({ length: 100 }, () =>
      Buffer.from(crypto.getRandomValues(new Uint8Array(600))).toString("base64"),
    );
    await expect(seal(transfer, random)).rejects.toThrow(TooMuchToMoveError);
  });
});
