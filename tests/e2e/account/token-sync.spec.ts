import type { IncomingMessage } from "node:http";
import { signUp, somebody, untilSignedIn, untilSignedOut } from "../../support/browser/accounts.ts";
import { expect, onScreen } from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";

/** Has the site name an address to be told of signing in and out, and keeps what it is told. */
function syncTo(gateway: Gateway, address: string): [method: string, bearer: string][] {
  const told: [string, string][] = [];
  const config = { identity: { kind: "embedded" }, authSyncUrl: address };
  gateway.answers.set("/api/config", { body: JSON.stringify(config) });
  gateway.answers.set("/session", ({ method, headers }: IncomingMessage) => {
    told.push([method ?? "", headers.authorization ?? ""]);
    return { body: "{}" };
  });
  return told;
}

const A_TOKEN = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;

onScreen(
  "the sync address hears of signing in by POST and of signing out by DELETE",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const told = syncTo(gateway, "/session");
    await signUp(page, somebody());
    await expect.poll(() => told.some(([method]) => method === "POST")).toBe(true);
    const posted = told.findLast(([method]) => method === "POST");
    expect(posted?.[1]).toMatch(A_TOKEN);

    await page.goto("/profile");
    await expect(page.getByText("(this one)")).toBeVisible();
    // What is still asked when the session ends is refused, which the console says.
    await expect.poll(() => gateway.underway).toBe(0);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await untilSignedOut(page);
    await expect.poll(() => told.at(-1)?.[0]).toBe("DELETE");
    expect(told.at(-1)?.[1]).toMatch(A_TOKEN);
  },
);

onScreen(
  "a token older than five minutes is not told",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const person = somebody();
    await signUp(page, person);
    const told = syncTo(gateway, "/session");
    await page.clock.setFixedTime(Date.now() + 6 * 60_000);
    await page.reload();
    await untilSignedIn(page, person);
    expect(told).toEqual([]);
  },
);

onScreen("another origin is told nothing", async ({ page, gateway }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/session")) asked.push(request.url());
  });
  syncTo(gateway, "https://other.example/session");
  // The profile would ask for its list of sessions.
  await signUp(page, somebody(), "/signup");
  expect(asked).toEqual([]);
});
