import { expect, type Page } from "@playwright/test";
import * as v from "valibot";

const VersionsSchema = v.object({
  registrations: v.array(v.object({ registrationId: v.string(), scopeURL: v.string() })),
});

/** Hands messages to the worker of a page's site, as the browser's own messaging service would. */
export async function pushTo(page: Page): Promise<(data: unknown) => Promise<void>> {
  const origin = new URL(page.url()).origin;
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      const { registrations } = v.parse(VersionsSchema, event);
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await found;
  return async (data) => {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: text });
  };
}

/** What notifications of the site are up. */
export function notifications(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/**
 * Takes down what notifications of the site are up, as somebody would who swipes them away. They
 * are gone when this is done: the browser closes them behind our back, by tag, and one still to
 * be closed would take the next of its tag with it.
 */
export async function dismissNotifications(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const shown of await registration.getNotifications()) shown.close();
  });
  await expect.poll(() => notifications(page)).toEqual([]);
}
