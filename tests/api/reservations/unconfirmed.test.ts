import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { NO_LINKS } from "#domain/site/siteConfig.ts";
import { identityAccounts } from "../../../server/db/schema/accounts.ts";
import { eventIn, reservingPhone, signedIn } from "../../support/community/reservations.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

describeOnEachEngine("reservations of accounts whose e-mail nobody has confirmed", (database) => {
  const people = Array.from({ length: 10 }, (_, each) => `p${String(each)}`);

  /** An event with 37 seats, ten such accounts, and a site that can or cannot send mail. */
  async function newcomers(hasMailServer: boolean) {
    const { db } = database();
    await eventIn(db, { seats: 37 });
    const tokens = await signedIn(db, people);
    const app = siteOn(db, {
      siteConfig: {
        identity: hasMailServer ? { kind: "embedded", hasMailServer } : { kind: "embedded" },
        authSyncUrl: null,
        links: NO_LINKS,
        alerts: null,
      },
    });
    const phone = (uid: string, address = "203.0.113.1") => {
      const socket = { incoming: { socket: { remoteAddress: address } } };
      const request = (to: string, init: RequestInit) => app.request(to, init, socket);
      return reservingPhone({ request }, tokens.get(uid) ?? "");
    };
    return { db, phone };
  }

  it("are five an hour from one address where the site can send mail, and those who confirm are free", async () => {
    const { db, phone } = await newcomers(true);
    const statuses: number[] = [];
    for (const uid of people) statuses.push((await phone(uid).reserve({ seats: 3 })).status);
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(429)]);
    const refused = await phone("p9").reserve({ seats: 3 });
    expect(refused.title).toContain("Confirm your e-mail");
    expect((await phone("p8", "203.0.113.2").reserve({ seats: 3 })).status).toBe(201);
    await db
      .update(identityAccounts)
      .set({ emailVerified: true })
      .where(eq(identityAccounts.uid, "p9"));
    expect((await phone("p9").reserve({ seats: 3 })).status).toBe(201);
  });

  it("that were refused for another reason do not count, and one that is sent again is the same", async () => {
    const { phone } = await newcomers(true);
    const id = randomUUID();
    expect((await phone("p0").reserve({ id, seats: 4 })).status).toBe(201);
    for (let turn = 0; turn < 7; turn += 1) {
      expect((await phone("p0").reserve({ id, seats: 4 })).status).toBe(200);
      expect((await phone("p0").reserve({ seats: 1 })).status).toBe(409);
    }
    for (const uid of people.slice(1, 5))
      expect((await phone(uid).reserve({ seats: 1 })).status).toBe(201);
    expect((await phone("p5").reserve({ seats: 1 })).status).toBe(429);
    expect((await phone("p0").reserve({ id, seats: 4 })).status).toBe(200);
  });

  it("are as many as there are where it cannot, which the threat model says", async () => {
    const { phone } = await newcomers(false);
    for (const uid of people.slice(0, 9))
      expect((await phone(uid).reserve({ seats: 4 })).status).toBe(201);
  });
});
