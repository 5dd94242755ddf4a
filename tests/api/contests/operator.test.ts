import { expect, it } from "vitest";
import { STRAINS } from "#content/strains/strains.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { CommandError, type Command } from "../../../server/db/command.ts";
import {
  auditContestCommand,
  createContestCommand,
  listContests,
  removeContest,
  showContest,
  withdrawEntrant,
} from "../../../server/community/contests/commands.ts";
import { contests } from "../../../server/db/schema/contests.ts";
import { bracketLines } from "../../support/community/bracketFile.ts";
import { moveTo, votersIn, votingPhone, YEAR } from "../../support/community/contests.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine, describeOnPglite } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

const input = (lines: readonly string[], more = {}) => ({
  year: YEAR,
  title: "March Madness",
  opensAt: Date.now() - HOUR_MS,
  roundMs: 24 * HOUR_MS,
  content: Buffer.from(lines.join("\n")).toString("base64"),
  ...more,
});

describeOnEachEngine("the operator's contest", (database) => {
  const run = <Input, Output>(command: Command<Input, Output>, given: Input) =>
    command.run({ db: database().db, now: () => NOW, progress: () => undefined }, given);

  it("is created from a file of 64, with divisions as they come and strains that genetics knows", async () => {
    const lines = bracketLines();
    const slug = STRAINS[7]?.slug ?? "";
    lines[1] = `East,1,"Alpha, the first",${slug}`;
    expect(await run(createContestCommand, input(lines))).toEqual({
      outcome: "created",
      entrants: 64,
    });
    expect(await run(listContests, null)).toEqual([
      { year: YEAR, title: "March Madness", status: "open" },
    ]);
    const { divisions, entrants } = await run(showContest, { year: YEAR });
    expect(divisions).toEqual(["East", "West", "South", "Midwest"]);
    expect(entrants[0]).toEqual({
      id: "alpha-the-first",
      name: "Alpha, the first",
      division: "East",
      seed: 1,
      strain: slug,
    });
    await expect(run(createContestCommand, input(lines))).rejects.toThrow(CommandError);
  });

  it("takes the place of the sample's", async () => {
    const at = new Date();
    await database().db.insert(contests).values({
      year: 2025,
      title: "Sample",
      opensAt: at,
      roundMs: 1_000_000,
      divisions: [],
      sample: true,
      createdAt: at,
    });
    await run(createContestCommand, input(bracketLines()));
    expect(await run(listContests, null)).toHaveLength(1);
  });

  it("can be removed until somebody votes, and is audited without names", async () => {
    const { db } = database();
    const { app } = embeddedSite(db);
    await run(createContestCommand, input(bracketLines()));
    await run(removeContest, { year: YEAR });
    await expect(run(showContest, { year: YEAR })).rejects.toThrow("There is no contest of 2027.");
    await run(createContestCommand, input(bracketLines()));
    const [token = ""] = await votersIn(db, ["ann"]);
    expect(await votingPhone(app, token).vote("r1-d1-1", "east-1")).toBe(204);
    await expect(run(removeContest, { year: YEAR })).rejects.toThrow(CommandError);
    const audited = await run(auditContestCommand, { year: YEAR });
    expect(audited).toMatchObject({
      votes: [{ hour: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00Z$/), round: 1, votes: 1 }],
      accounts: [{ accounts: 1, votes: 1 }],
    });
    expect(JSON.stringify(audited)).not.toContain("ann");
  });

  it.each([0.5, 1.5, 5.5])(
    "lets the other side win from the round on in which an entrant is withdrawn (%d rounds gone)",
    async (gone) => {
      await run(createContestCommand, input(bracketLines()));
      await moveTo(database().db, gone);
      const round = Math.floor(gone) + 1;
      expect(await run(withdrawEntrant, { year: YEAR, entrant: "east 1" })).toEqual({
        name: "East 1",
        round,
      });
      await expect(run(withdrawEntrant, { year: YEAR, entrant: "East 1" })).rejects.toThrow(
        CommandError,
      );
      await moveTo(database().db, 6);
      const { matchups, entrants } = await run(showContest, { year: YEAR });
      const won = matchups.flatMap((each) => (each.winner === "east-1" ? each.round : []));
      // Nobody voted, so the first seed of the first division wins all others.
      expect(won).toEqual(Array.from({ length: round - 1 }, (_, index) => index + 1));
      expect(entrants[0]?.withdrawnFrom).toBe(round);
      await expect(run(withdrawEntrant, { year: YEAR, entrant: "east-2" })).rejects.toThrow(
        "This contest is over.",
      );
    },
  );
});

describeOnPglite("a bracket file", (database) => {
  const refused = async (lines: readonly string[]) => {
    const { db } = database();
    const context = { db, now: () => NOW, progress: () => undefined };
    const outcome = await createContestCommand.run(context, input(lines));
    expect(await db.select().from(contests)).toEqual([]);
    return outcome.outcome === "refused" ? outcome.remarks : [];
  };
  const withLine = (line: number, text: string) => bracketLines().with(line - 1, text);

  it.each([
    ["63 names", bracketLines().slice(0, -1), null, "has 63 entrants, not 64"],
    ["a name twice", withLine(9, "East,8,east 1,"), 9, "the name east 1 is in line 2 already"],
    ["seed 17", withLine(5, "East,17,Late,"), 5, "the seed is 17, not 1 to 16"],
    ["a place twice", withLine(5, "East,1,Late,"), 5, "East seed 1 is in line 2 already"],
    ["a fifth division", withLine(60, "North,1,Late,"), 60, "North would be a fifth division"],
    [
      "a strain that genetics does not know",
      withLine(3, "East,2,Late,no-such-strain"),
      3,
      "the genetics pages have no strain no-such-strain",
    ],
    ["no name", withLine(3, "East,2,,"), 3, "has no name"],
    ["a cell too many", withLine(3, "East,2,Late,,x"), 3, "has too few or too many cells"],
    ["no column of names", ["division,seed", "East,1"], null, "has no column name"],
    ["nothing in it", [""], null, "is empty"],
  ])("with %s is refused by line, and nothing is written", async (_, lines, row, reason) => {
    expect(await refused(lines)).toContainEqual({ row, reason });
  });
});
