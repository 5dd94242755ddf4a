import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import { NO_LINKS, type SiteConfig } from "#domain/site/siteConfig.ts";
import { disableAccount } from "../../../server/accounts/accountCommands.ts";
import {
  exportAccountRecords,
  removeAccountRecords,
} from "../../../server/accounts/accountRecords.ts";
import { pruneContests } from "../../../server/community/contests/countRounds.ts";
import { identityAccounts } from "../../../server/db/schema/accounts.ts";
import { contestVoters, contestVotes } from "../../../server/db/schema/contests.ts";
import {
  contestIn,
  moveTo,
  readPublic,
  ROUND_MS,
  votersIn,
  votingPhone,
  YEAR,
} from "../../support/community/contests.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

describeOnEachEngine("an account that votes", (database) => {
  /** Ann and Bob vote in the first round, which closes, and in the second, which does not. */
  async function twoRounds() {
    const { db } = database();
    const app = siteOn(db);
    await contestIn(db);
    const [ann = "", bob = ""] = await votersIn(db, ["ann", "bob"]);
    for (const token of [ann, bob])
      expect(await votingPhone(app, token).vote("r1-d1-1", "e0-16")).toBe(204);
    await moveTo(db, 1.5);
    for (const token of [ann, bob])
      expect(await votingPhone(app, token).vote("r2-d1-1", "e0-8")).toBe(204);
    return { db, app, ann: votingPhone(app, ann) };
  }
  const countsAfter = async (gone: number) => {
    const { db } = database();
    await moveTo(db, gone);
    const { matchups, turnout } = await readPublic(siteOn(db));
    const votesIn = (id: string) => matchups.find((each) => each.id === id)?.votes;
    return { first: votesIn("r1-d1-1"), second: votesIn("r2-d1-1"), turnout: turnout.slice(0, 2) };
  };
  const WITHOUT_ANN = { first: [0, 2], second: [0, 1], turnout: [2, 1] };

  it("takes its votes along when it is deleted, of open rounds only", async () => {
    const { db } = await twoRounds();
    await removeAccountRecords(db, "ann", () => Promise.resolve());
    const uids = await db.select({ uid: contestVoters.uid }).from(contestVoters);
    expect(new Set(uids.map(({ uid }) => uid))).toEqual(new Set(["bob", null]));
    expect(await countsAfter(2.5)).toEqual(WITHOUT_ANN);
  });

  it("leaves its votes of a round that has closed and that nobody has settled yet", async () => {
    const { db } = await twoRounds();
    await moveTo(db, 2.5);
    await removeAccountRecords(db, "ann", () => Promise.resolve());
    expect(await countsAfter(2.5)).toEqual({ first: [0, 2], second: [0, 2], turnout: [2, 2] });
  });

  it("takes them along when it is disabled, and votes no more", async () => {
    const { db, ann } = await twoRounds();
    const context = { db, now: () => NOW, progress: () => undefined };
    await disableAccount.run(context, { email: "ann@example.org", disabled: true });
    expect(await ann.vote("r2-d1-1", "e0-8")).toBe(401);
    expect(await countsAfter(2.5)).toEqual(WITHOUT_ANN);
  });

  it("has its votes in its export", async () => {
    const { db } = await twoRounds();
    const { contestVotes: exported } = await exportAccountRecords(db, "ann");
    expect(exported).toMatchObject([
      { year: YEAR, matchup: "r1-d1-1", entrant: "e0-16" },
      { year: YEAR, matchup: "r2-d1-1", entrant: "e0-8" },
    ]);
  });

  it("is cut off its votes 30 days after the end, and the counts stay", async () => {
    const { db } = await twoRounds();
    await moveTo(db, 6 + (29 * DAY_MS) / ROUND_MS);
    await pruneContests(db);
    expect(await db.select().from(contestVoters).where(eq(contestVoters.uid, "ann"))).toHaveLength(
      1,
    );
    // Nobody has asked for the contest yet: it is settled first.
    await moveTo(db, 6 + (31 * DAY_MS) / ROUND_MS);
    await pruneContests(db);
    const uids = await db.select({ uid: contestVoters.uid }).from(contestVoters);
    expect(uids).toEqual([{ uid: null }, { uid: null }]);
    expect(await db.$count(contestVotes)).toBe(4);
    expect(await countsAfter(40)).toEqual({ first: [0, 2], second: [0, 2], turnout: [2, 2] });
  });

  it("is cut off in a contest whose rounds take three weeks, too", async () => {
    const { db } = database();
    await contestIn(db, { roundMs: 21 * DAY_MS });
    await expect(pruneContests(db)).resolves.toBeUndefined();
  });

  it("verifies its e-mail first where the site can send mail, and reads why it has to", async () => {
    const { db } = database();
    await contestIn(db);
    const [token = ""] = await votersIn(db, ["new"], { emailVerified: false });
    const siteConfig: SiteConfig = {
      identity: { kind: "embedded", hasMailServer: true },
      authSyncUrl: null,
      links: NO_LINKS,
      alerts: null,
    };
    const mailing = votingPhone(siteOn(db, { siteConfig }), token);
    const refused = await mailing.put("r1-d1-1", "e0-1");
    expect(refused.status).toBe(403);
    const { title } = v.parse(v.object({ title: v.string() }), await refused.json());
    expect(title).toBe("Verify your e-mail first; then you can vote");
    expect(await db.$count(contestVotes)).toBe(0);
    await db
      .update(identityAccounts)
      .set({ emailVerified: true })
      .where(eq(identityAccounts.uid, "new"));
    expect(await mailing.vote("r1-d1-1", "e0-1")).toBe(204);
  });

  it("votes without where the site sends no mail", async () => {
    const { db } = database();
    await contestIn(db);
    const [token = ""] = await votersIn(db, ["new"], { emailVerified: false });
    expect(await votingPhone(siteOn(db), token).vote("r1-d1-1", "e0-1")).toBe(204);
  });
});
