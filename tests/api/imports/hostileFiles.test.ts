import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { LAUNCHER, PROJECT } from "../../../server/project.ts";
import { atScale } from "../../support/scale.ts";

const run = promisify(execFile);
const ReadSchema = v.object({ said: v.nullable(v.string()), megabytes: v.number() });

/** docs/running.md, of an import of 47 MB. */
const MOST_MB = 1_100;

/** First one of each refusal, then more that end in the same; items without anything take ten seconds to read. */
const KINDS = [
  ["lists that open", "nests lists and objects deeper than 64"],
  ["empty objects", "holds more than 2,000,000 lists and objects"],
  ["numbers", "holds more than 5,000,000 values"],
  ["names that differ", "has more than 100,000 names of members"],
  ["items that are none", "holds more than 270,000 rows; split it"],
  ["rows of empty cells", "holds more than 20,000,000 cells"],
  ["objects that open", "nests lists and objects deeper than 64"],
  ["empty lists", "holds more than 2,000,000 lists and objects"],
  ["items without anything", "holds more than 270,000 rows; split it"],
  ["lines of one cell", "holds more than 270,000 rows; split it"],
] as const;

describe("a hostile file of 49 MB", () => {
  it.each(KINDS.slice(0, atScale(6, KINDS.length)))(
    "of %s is refused in one line, in the memory that an import may take",
    async (kind, said) => {
      const limits = ["--max-old-space-size=900", "--max-semi-space-size=4"];
      const program = [LAUNCHER, "tests/support/data/readHostileFile.ts", kind];
      const { stdout } = await run(process.execPath, [...limits, ...program], { cwd: PROJECT });
      const read = v.parse(ReadSchema, JSON.parse(stdout));
      expect(read.said).toBe(said);
      expect(read.megabytes).toBeLessThan(MOST_MB);
    },
  );
});
