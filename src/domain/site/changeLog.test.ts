import { describe, expect, it } from "vitest";
import { codeParts, parseChangeLog } from "./changeLog.ts";

const LOG = `# Change log

What visitors notice.

## Unreleased

### Added

- Limits: a basket against the rules.
- Operators run \`npm run import\`.

## [1.1.0] - 2026-10-02

### Fixed

- A price that never ended.

## 1.0.0 – 2026-09-01
`;

describe("the change log", () => {
  it("is read release by release, newest first", () => {
    expect(parseChangeLog(LOG)).toEqual([
      {
        title: "Unreleased",
        date: null,
        groups: [
          {
            title: "Added",
            items: ["Limits: a basket against the rules.", "Operators run `npm run import`."],
          },
        ],
      },
      {
        title: "1.1.0",
        date: "2026-10-02",
        groups: [{ title: "Fixed", items: ["A price that never ended."] }],
      },
      { title: "1.0.0", date: "2026-09-01", groups: [] },
    ]);
  });

  it("tells code from words", () => {
    expect(codeParts("Operators run `npm run import`.")).toEqual([
      "Operators run ",
      "npm run import",
      ".",
    ]);
  });
});
