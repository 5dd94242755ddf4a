import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { outboxCall } from "../outbox/attempt.ts";
import { WishWriteSchema, type Wish } from "./wishes.ts";
import { readWishlistCall, wishWrite } from "./wishlistCalls.ts";

const WISH: Wish = {
  id: "product:ab3xk27q",
  name: "Blue Dream",
  note: "under $25",
  targetCents: 2_500,
  unit: "package",
  addedAt: "2026-11-20T12:00:00.000Z",
  editedAt: "2026-11-20T12:05:00.000Z",
  deleted: false,
};
const SENT_AT = Date.UTC(2026, 10, 20, 13);
const write = (change: object) =>
  v.safeParse(WishWriteSchema, { ...WISH, sentAt: "2026-11-20T13:00:00Z", ...change });

describe("a wish on its way to the server", () => {
  it("is sent as the server reads it", () => {
    const { path, init } = outboxCall(wishWrite(WISH, "ana").request, "token", SENT_AT);
    expect(path).toBe("/api/wishlist/product:ab3xk27q");
    expect(init).toMatchObject({ method: "PUT", headers: { authorization: "Bearer token" } });
    expect(v.parse(WishWriteSchema, JSON.parse(init.body ?? ""))).toEqual({
      ...WISH,
      sentAt: "2026-11-20T13:00:00.000Z",
    });
  });

  it("is asked for from a cursor on, or whole", () => {
    expect(readWishlistCall("token", null).path).toBe("/api/wishlist");
    expect(readWishlistCall("token", "a.1&").path).toBe("/api/wishlist?since=a.1%26");
  });

  it("may have a note of 500 characters", () => {
    expect(write({ note: "🌿".repeat(500) }).success).toBe(true);
    expect(write({ note: "x".repeat(501) }).success).toBe(false);
    expect(write({ note: "a\0b" }).output).toMatchObject({ note: "ab" });
  });

  it("has the id of what it stands for, in small letters", () => {
    expect(write({ id: "product:AB3XK27Q" }).output).toMatchObject({ id: "product:ab3xk27q" });
    expect(write({ id: "offer:1" }).success).toBe(false);
  });

  it.each([
    [{ targetCents: 0 }],
    [{ targetCents: 1.5 }],
    [{ unit: "oz" }],
    [{ editedAt: "yesterday" }],
    [{ name: "" }],
    [{ deleted: 0 }],
    [{ sentAt: undefined }],
  ])("cannot have %j", (change) => {
    expect(write(change).success).toBe(false);
  });
});
