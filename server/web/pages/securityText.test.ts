import { expect, it } from "vitest";
import { securityText } from "./securityText.ts";

const NOW = Date.parse("2026-11-26T00:00:00Z");

const ask = async (contact: string | null) =>
  await securityText({ contact, origin: () => "https://example.org", now: () => NOW }).request(
    "/.well-known/security.txt",
  );

it("says where a hole is reported, until when that holds, and which address is its own", async () => {
  const answer = await ask("mailto:security@example.org");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  expect((await answer.text()).split("\n")).toEqual([
    "Contact: mailto:security@example.org",
    "Expires: 2027-05-25T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://example.org/.well-known/security.txt",
    "",
  ]);
});

it("is not there where the operator has named nobody", async () => {
  expect((await ask(null)).status).toBe(404);
});
