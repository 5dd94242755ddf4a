import { expect, it } from "vitest";
import { contestVotes } from "../../../server/db/schema/contests.ts";
import { contestIn, votingPhone } from "../../support/community/contests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { hostedApp } from "../../support/identity/hostedApp.ts";

describeOnPglite("votes of a hosted account", (database) => {
  async function site() {
    const given = await hostedApp(database().db);
    await contestIn(database().db);
    return { ...given, phone: votingPhone(given.app, await given.token()) };
  }
  const count = async () => await database().db.$count(contestVotes);

  it("are taken and changed with the project's tokens, once its e-mail is verified", async () => {
    const { phone, provider } = await site();
    const { user } = provider.state;
    provider.state.user = user && { ...user, emailVerified: false };
    expect((await phone.put("r1-d1-1", "e0-1")).status).toBe(403);
    expect(await count()).toBe(0);
    // The project is asked, and not the token, which is from before.
    provider.state.user = user;
    expect(await phone.vote("r1-d1-1", "e0-1")).toBe(204);
    expect(await phone.vote("r1-d1-1", "e0-16")).toBe(204);
    expect(await phone.own()).toMatchObject([{ matchup: "r1-d1-1", entrant: "e0-16" }]);
  });

  it("are not taken of an account that is gone, or that nobody can tell about", async () => {
    const { phone, provider } = await site();
    provider.state.status = 500;
    expect(await phone.vote("r1-d1-1", "e0-1")).toBe(503);
    provider.state.status = 200;
    provider.state.user = null;
    expect(await phone.vote("r1-d1-1", "e0-1")).toBe(401);
    expect(await count()).toBe(0);
  });

  it("of open rounds go with the account's records, or when the site hears that the account is gone", async () => {
    const { phone, provider, api, token } = await site();
    expect(await phone.vote("r1-d1-1", "e0-1")).toBe(204);
    expect((await api("DELETE", "/account", await token())).status).toBe(204);
    expect(await count()).toBe(0);
    expect(await phone.vote("r1-d1-1", "e0-1")).toBe(204);
    provider.state.user = null;
    // Another one's first vote asks the project anew.
    expect((await api("GET", "/account", await token())).status).toBe(401);
    expect(await count()).toBe(0);
  });
});
