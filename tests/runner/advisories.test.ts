import { describe, expect, it } from "vitest";
import { holesIn, readAudit } from "./advisories.ts";

const PARTS = [{ name: "hono", version: "4.12.3", licence: "MIT", folder: "node_modules/hono" }];

const HOLE = {
  package: "hono",
  vulnerable: "<4.12.4",
  id: "GHSA-q5qw-h33p-qvwr",
  severity: "high",
  title: "A hole",
};

describe("known holes", () => {
  it("are named with the package that has them", () => {
    expect(holesIn(PARTS, [HOLE])).toEqual(["hono 4.12.3: A hole (high, GHSA-q5qw-h33p-qvwr)"]);
  });

  it.each([
    ["a version that is mended", { ...HOLE, vulnerable: "<4.12.3" }],
    ["another package", { ...HOLE, package: "hono-openapi" }],
  ])("are not those of %s", (_, hole) => {
    expect(holesIn(PARTS, [hole])).toEqual([]);
  });

  it("are read from what npm audit says", () => {
    const via = {
      source: 1,
      name: "hono",
      title: "A hole",
      url: "https://github.com/advisories/GHSA-q5qw-h33p-qvwr",
      severity: "high",
      range: "<4.12.4",
    };
    const audit = { vulnerabilities: { hono: { via: [via] }, other: { via: ["hono"] } } };
    expect(readAudit(audit)).toEqual([HOLE]);
    expect(() => readAudit({ message: "405 Method Not Allowed" })).toThrow("vulnerabilities");
  });
});
