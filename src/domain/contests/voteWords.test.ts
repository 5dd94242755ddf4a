import { describe, expect, it } from "vitest";
import { earlyWords, lateWords, isHeldBack } from "./voteWords.ts";

describe("what a vote is told", () => {
  const at = Date.parse("2027-03-17T13:00:00Z");

  it("is when the round closed, or will open, by Ohio's clock", () => {
    expect(lateWords(at)).toContain("not counted, the round closed at 9:00 AM");
    expect(earlyWords(at)).toBe("This round opens at 9:00 AM Eastern on Mar 17");
  });

  it("is that the e-mail must be verified wherever the site can send the link", () => {
    const project = {
      projectId: "p",
      apiKey: "k",
      appId: "a",
      messagingSenderId: "m",
      vapidKey: null,
      measurementId: null,
    };
    const unverified = { emailVerified: false };
    const hosted = { identity: { kind: "hosted", project, emulator: null } } as const;
    const mailing = { identity: { kind: "embedded", hasMailServer: true } } as const;
    expect(isHeldBack(hosted, unverified)).toBe(true);
    expect(isHeldBack(mailing, unverified)).toBe(true);
    expect(isHeldBack(mailing, { emailVerified: true })).toBe(false);
    expect(isHeldBack({ identity: { kind: "embedded" } }, unverified)).toBe(false);
  });
});
