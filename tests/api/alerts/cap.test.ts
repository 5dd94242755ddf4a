import { expect, it } from "vitest";
import { InboxSchema, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import { capAllowsAt } from "#domain/alerts/cadence.ts";
import { ringsAt } from "#domain/alerts/quietHours.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import * as v from "valibot";
import { changeSettings } from "../../../server/alerts/devices/changeSettings.ts";
import { seededRandom } from "../../../server/operations/sample/random.ts";
import { alertedImports, type Prices } from "../../support/alerts/alertedImports.ts";
import { ruleOf } from "../../support/alerts/alerts.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { NOW } from "../../support/data/importing.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";
import { atScale } from "../../support/scale.ts";

const SEED = 1;
const DAYS = atScale(3, 7);
/** A menu has the products that were put on sale last. */
const ON_SHELF = 10;

describeOnFasterEngine(
  `a phone with 50 rules, of 24 imports a day for ${String(DAYS)} days`,
  (database) => {
    const db = () => database().db;
    const { site, phoneWith, seen } = alertedImports(db);

    it("rings within its cap, best first, and finds in its inbox what did not ring", async () => {
      const random = seededRandom(SEED);
      const upTo = (figure: number) => random.whole(0, figure - 1);
      const phones = await site();
      const cap = { perDay: 1 + upTo(2), perWeek: 2 + upTo(4) };
      const quiet = { from: upTo(24 * 60), to: upTo(24 * 60) };
      const key = await phoneWith(
        phones,
        Array.from({ length: 50 }, () => ruleOf({ maxCents: 3_000 + upTo(50) })),
      );
      await changeSettings(db(), key.id, { quietHours: quiet, ...cap }, NOW);
      const { round } = await senderOn(db());
      const rings: { at: number; message: AlertMessage }[] = [];
      const shelf: { name: string; sale: number; at: number }[] = [];
      for (let hour = 0; hour < DAYS * 24; hour += 1) {
        const at = NOW + hour * HOUR_MS;
        shelf.push({ name: `Fog ${String(hour)}`, sale: 1_000 + upTo(1_900), at });
        const menu: Prices = Object.fromEntries(
          shelf.slice(-ON_SHELF).map(({ name, sale }) => [name, [3_000, sale] as const]),
        );
        await seen(menu, at);
        await round({
          now: () => at,
          messenger: {
            deliver: (_, { message }) => {
              rings.push({ at, message });
              return Promise.resolve({ kind: "sent" });
            },
            close: () => undefined,
          },
        });
      }

      expect(rings.length).toBeGreaterThan(1);
      for (const [index, { at, message }] of rings.entries()) {
        const before = rings.slice(0, index).map((ring) => ring.at);
        const ofWeek = before.filter((moment) => moment > at - 7 * DAY_MS);
        expect(capAllowsAt(ofWeek, cap, at)).toBe(at);
        expect(ringsAt(quiet, at)).toBe(at);
        const since = before.at(-1) ?? -Infinity;
        const best = shelf
          .filter((each) => each.at > since && each.at <= at)
          .slice(-ON_SHELF)
          .reduce((least, { sale }) => Math.min(least, sale), Infinity);
        const deals = message.kind === "deals" ? message.deals : [];
        expect(deals[0]?.cents).toBe(best);
        expect(deals.map(({ cents }) => cents)).toEqual(
          deals.map(({ cents }) => cents).toSorted((a, b) => a - b),
        );
      }

      // The phone was off: it has seen none of them, and reads what stands.
      const { messages } = v.parse(InboxSchema, (await phones.call("GET", "inbox", { key })).body);
      const told = messages.flatMap((each) => (each.kind === "deals" ? each.deals : []));
      const more = messages.reduce((sum, each) => sum + (each.kind === "deals" ? each.more : 0), 0);
      expect(new Set(told.map(({ name }) => name)).size + more).toBeGreaterThanOrEqual(ON_SHELF);
    });
  },
);
