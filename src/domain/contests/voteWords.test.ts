import { describe, expect, it } from "vitest";
import { earlyWords, lateWords, votersAreVerified } from "./voteWords.ts";

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
    expect(votersAreVerified({ identity: { kind: "hosted", project, emulator: null } })).toBe(true);
    expect(votersAreVerified({ identity: { kind: "embedded", hasMailServer: true } })).toBe(true);
    expect(votersAreVerified({ identity: { kind: "embedded" } })).toBe(false);
  });
});
