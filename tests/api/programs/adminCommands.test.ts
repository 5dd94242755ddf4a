import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { AnnouncementsSchema } from "#domain/site/site.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { CommandError, type Command } from "../../../server/db/command.ts";
import { observations } from "../../../server/db/schema/facts.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { storeAliases, stores } from "../../../server/db/schema/stores.ts";
import {
  announce,
  listAllAnnouncements,
  withdrawAnnouncement,
} from "../../../server/community/announcements.ts";
import { linkStore } from "../../../server/import/stores/storeCommands.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

describeOnEachEngine("the operator's commands", (database) => {
  const run = <Input, Output>(command: Command<Input, Output>, input: Input, now = NOW) =>
    command.run({ db: database().db, now: () => now, progress: () => undefined }, input);
  const told = async () => {
    const all = await getJson(siteOn(database().db), "/api/announcements", AnnouncementsSchema);
    return all.map(({ text }) => text);
  };

  describe("announce", () => {
    it("shows announcements, newest first and with nothing but their text", async () => {
      await run(announce, { text: "First" });
      await run(announce, { text: "  Second\n line " }, NOW + 1);
      const response = await siteOn(database().db).request("/api/announcements");
      expect(await response.json()).toEqual([{ text: "Second line" }, { text: "First" }]);
    });

    it("withdraws one, which stays in the operator's list", async () => {
      const { id } = await run(announce, { text: "Hello" });
      await run(withdrawAnnouncement, { id });
      expect(await told()).toEqual([]);
      expect(await run(listAllAnnouncements, null)).toMatchObject([{ id, withdrawn: true }]);
    });

    it("refuses an empty text, and a number that is not shown", async () => {
      await expect(run(announce, { text: " " })).rejects.toThrow(CommandError);
      await expect(run(withdrawAnnouncement, { id: 7 })).rejects.toThrow(CommandError);
    });
  });

  describe("store link", () => {
    const observation = (offerId: number, importId: number, hoursAgo: number, cents: number) => ({
      offerId,
      importId,
      observedAt: new Date(NOW - hoursAgo * HOUR_MS),
      priceCents: cents,
      effectiveCents: cents,
      stock: "yes" as const,
    });

    it("moves an invented store's offers and history to the real one", async () => {
      const { db } = database();
      const { store, product, offer, theImport } = rowsIn(db);
      const real = await store({ slug: "real", license: "L1" });
      const invented = await store({ slug: "bloom-akron" });
      await db.insert(storeAliases).values({ alias: "bloom:akron", storeId: invented });
      const [shared, own] = [await product(), await product()];
      const older = { observedAt: new Date(NOW - 9 * HOUR_MS), priceCents: 3_500 };
      const kept = await offer({ storeId: invented, productId: shared, priceCents: 3_000 });
      const dropped = await offer({ storeId: real, productId: shared, ...older });
      const moved = await offer({ storeId: invented, productId: own });
      const by = await theImport();
      await db
        .insert(observations)
        .values([
          observation(dropped, by, 9, 3_500),
          observation(dropped, by, 1, 3_400),
          observation(kept, by, 1, 3_000),
          observation(moved, by, 1, 3_000),
        ]);

      expect(await run(linkStore, { alias: "bloom:akron", slug: "real" })).toEqual({
        slug: "real",
        merged: "bloom-akron",
      });

      expect((await db.select().from(stores)).map(({ slug }) => slug)).toEqual(["real"]);
      // Its own address leads on, too.
      expect(await db.select().from(storeAliases).orderBy(asc(storeAliases.alias))).toEqual([
        { alias: "bloom-akron", storeId: real },
        { alias: "bloom:akron", storeId: real },
      ]);
      const left = await db.select().from(offers).orderBy(asc(offers.id));
      expect(left.map(({ id, storeId, priceCents }) => [id, storeId, priceCents])).toEqual([
        [kept, real, 3_000],
        [moved, real, 3_000],
      ]);
      const history = await db.select().from(observations).orderBy(asc(observations.observedAt));
      const prices = history.filter(({ offerId }) => offerId === kept);
      expect(prices.map(({ priceCents }) => priceCents)).toEqual([3_500, 3_000]);
    });

    it("gives a store of which the state's list has only the licensee the name that its menu has", async () => {
      const { db } = database();
      const { store } = rowsIn(db);
      await store({ slug: "real", license: "L1", name: "Fern, LLC", legalName: "Fern, LLC" });
      await store({ slug: "fern-hill-akron", name: "Fern Hill" });
      await run(linkStore, { alias: "fern-hill-akron", slug: "real" });
      expect(await db.select().from(stores)).toMatchObject([{ slug: "real", name: "Fern Hill" }]);
    });

    it("remembers a name that no import has used yet", async () => {
      const { db } = database();
      const real = await rowsIn(db).store({ slug: "real" });
      await run(linkStore, { alias: "bloom:kent", slug: "real" });
      expect(await db.select().from(storeAliases)).toEqual([
        { alias: "bloom:kent", storeId: real },
      ]);
    });

    it("refuses an unknown store, and to merge a licensed one away", async () => {
      const { store } = rowsIn(database().db);
      await store({ slug: "real" });
      await store({ slug: "other", license: "L2" });
      const unknown = run(linkStore, { alias: "bloom:kent", slug: "nowhere" });
      await expect(unknown).rejects.toThrow(CommandError);
      const licensed = run(linkStore, { alias: "other", slug: "real" });
      await expect(licensed).rejects.toThrow(CommandError);
    });
  });
});
