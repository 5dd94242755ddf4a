import { createStore, set } from "idb-keyval";
import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { SiteConfigSchema } from "#domain/site/siteConfig.ts";
import { IDENTITY, USER_KEY } from "./identityStorage.ts";
import { currentSession } from "./session.ts";

/** As the SDK stores a user. */
const ANA = {
  uid: "ana",
  email: "ana@example.com",
  emailVerified: true,
  displayName: "Ana",
  isAnonymous: false,
  providerData: [],
  stsTokenManager: {
    refreshToken: "refresh",
    accessToken: "access",
    expirationTime: Date.now() + HOUR_MS,
  },
  createdAt: "0",
  lastLoginAt: "0",
};

it("who is signed in is known while the server keeps silent, and signed out once it says that there is no such user", async () => {
  await set(`${USER_KEY}embedded:[DEFAULT]`, ANA, createStore(IDENTITY.database, IDENTITY.store));
  const asked: ((answer: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((answer) => asked.push(answer)));
  // The SDK takes hold of what it asks with when it is loaded.
  const { createIdentity } = await import("./identity.ts");
  const identity = createIdentity(
    v.parse(SiteConfigSchema, { identity: { kind: "embedded" }, authSyncUrl: null }),
  );
  await vi.waitFor(() => expect(currentSession().state).toBe("signed-in"));
  const session = currentSession();
  expect(session).toMatchObject({
    user: { uid: "ana", email: "ana@example.com", displayName: "Ana", emailVerified: true },
  });
  const token = session.state === "signed-in" ? session.token() : "";
  // What is asked for by then waits as long.
  const rename = identity.rename("Ana the Second");
  const refused = vi.fn();
  rename.catch(refused);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(refused).not.toHaveBeenCalled();
  const gone = { error: { code: 400, message: "USER_NOT_FOUND" } };
  asked[0]?.(Response.json(gone, { status: 400 }));
  await expect(token).rejects.toThrow("Nobody is signed in.");
  await expect(rename).rejects.toThrow("Nobody is signed in.");
  await vi.waitFor(() => expect(currentSession().state).toBe("signed-out"));
});
