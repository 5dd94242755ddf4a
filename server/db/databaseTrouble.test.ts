import { describe, expect, it } from "vitest";
import { databaseTrouble, DatabaseTroubleError } from "./databaseTrouble.ts";

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error("no"), { code, ...more });

describe("trouble of the database", () => {
  it.each([
    withCode("ECONNREFUSED"),
    withCode("ENOENT", { syscall: "connect" }),
    withCode("57P01"),
    withCode("57P03"),
    withCode("08P01"),
    withCode("25006"),
    new Error("Connection terminated unexpectedly"),
    new Error("Connection terminated due to connection timeout"),
    new Error("Failed query", { cause: withCode("ECONNRESET") }),
    new DatabaseTroubleError("away", "in another thread"),
  ])("is that it is away: %s", (error) => {
    expect(databaseTrouble(error)).toBe("away");
  });

  it("is that it is busy when no connection became free", () => {
    const error = new Error("timeout exceeded when trying to connect");
    expect(databaseTrouble(new Error("Failed query", { cause: error }))).toBe("busy");
  });

  it.each([
    withCode("23505"),
    withCode("ENOENT", { syscall: "open" }),
    new Error("no"),
    "no",
    null,
  ])("is not what a statement does wrong: %s", (error) => {
    expect(databaseTrouble(error)).toBeNull();
  });
});
