import { expect, it } from "vitest";
import { reservations } from "../../../server/db/schema/reservations.ts";
import { eventIn, reservingPhone } from "../../support/community/reservations.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { hostedApp } from "../../support/identity/hostedApp.ts";

describeOnPglite("reservations of a hosted account", (database) => {
  async function site() {
    const given = await hostedApp(database().db);
    await eventIn(database().db);
    const phone = reservingPhone(given.app, await given.token());
    return { ...given, phone };
  }
  const statuses = async () =>
    (await database().db.select().from(reservations)).map(({ uid, status, cancelledBy }) => [
      uid,
      status,
      cancelledBy,
    ]);

  it("are made, changed and given back with the project's tokens", async () => {
    const { phone } = await site();
    const { reservation } = await phone.reserve({ seats: 3 });
    const code = reservation?.code ?? "";
    expect((await phone.fewer(code, 2)).status).toBe(200);
    expect((await phone.cancel(code)).status).toBe(204);
    expect(await phone.mine()).toMatchObject([{ code, status: "cancelled", seats: 2 }]);
  });

  it("are not made for an account that is gone, or that nobody can tell about", async () => {
    const { phone, provider } = await site();
    provider.state.status = 500;
    expect((await phone.reserve()).status).toBe(503);
    provider.state.status = 200;
    provider.state.user = null;
    expect((await phone.reserve()).status).toBe(401);
    expect(await statuses()).toEqual([]);
  });

  it("are given back with the account's records, or as soon as the site hears that the account is gone", async () => {
    const { phone, provider, api, token } = await site();
    await phone.reserve();
    expect((await api("DELETE", "/account", await token())).status).toBe(204);
    expect(await statuses()).toEqual([[null, "cancelled", "account"]]);
    await phone.reserve({ seats: 1 });
    provider.state.user = null;
    expect((await phone.reserve()).status).toBe(401);
    expect(await statuses()).toEqual([
      [null, "cancelled", "account"],
      [null, "cancelled", "account"],
    ]);
  });
});
