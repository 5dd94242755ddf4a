import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { wish, wishingPhone } from "../../support/community/wishlist.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { hostedApp } from "../../support/identity/hostedApp.ts";

describeOnPglite("the wishlist of a hosted account", (database) => {
  async function site() {
    const given = await hostedApp(database().db);
    const idToken = await given.token();
    return { ...given, idToken, phone: wishingPhone(given.app, idToken, given.now) };
  }

  it("asks the project about the account with the first wish only", async () => {
    const { phone, provider } = await site();
    await phone.send(wish());
    await phone.send(wish({ id: "store:bliss-kent" }));
    await phone.read();
    expect(phone.shown()).toHaveLength(2);
    expect(provider.asked.lookups).toHaveLength(1);
  });

  it("is not begun for an account that is gone, or that nobody can tell about", async () => {
    const { phone, provider } = await site();
    provider.state.status = 500;
    expect((await phone.put(wish())).status).toBe(503);
    provider.state.status = 200;
    provider.state.user = null;
    expect((await phone.put(wish())).status).toBe(401);
    expect(await database().db.query.wishlists.findMany()).toEqual([]);
  });

  it("goes with the account's records, and a token that is still good does not bring it back", async () => {
    const { phone, provider, api, idToken } = await site();
    await phone.send(wish());
    expect((await api("DELETE", "/account", idToken)).status).toBe(204);
    provider.state.user = null;
    expect((await phone.put(wish())).status).toBe(401);
    expect(await database().db.query.wishes.findMany()).toEqual([]);
  });

  it("is closed to sessions that were ended everywhere", async () => {
    const { phone, pass, app, token, now, api } = await site();
    await phone.send(wish());
    pass(HOUR_MS / 2);
    await api("POST", "/account/sign-out-everywhere", await token());
    expect((await phone.get(null)).status).toBe(401);
    expect((await phone.put(wish())).status).toBe(401);
    pass(HOUR_MS / 2);
    expect((await wishingPhone(app, await token(), now).get(null)).status).toBe(200);
  });
});
