import { describe, expect, it } from "vitest";
import { errorLine } from "./command.ts";

describe("an error on the command line", () => {
  it("is one line", () => {
    expect(errorLine(new Error("first\nsecond"))).toBe("first");
    expect(errorLine("text")).toBe("text");
    expect(errorLine(new TypeError())).toBe("TypeError");
  });

  it("is the innermost cause, not the words a library wrapped it in", () => {
    const refused = new Error("connect ECONNREFUSED 127.0.0.1:5432");
    const tries = new AggregateError([refused, refused]);
    expect(errorLine(new Error("Failed query: select …", { cause: tries }))).toBe(refused.message);
  });
});
