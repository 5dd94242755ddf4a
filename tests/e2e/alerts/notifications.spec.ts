import type { Page } from "@playwright/test";
import { alertPayload, type AlertMessage } from "../../../src/domain/alerts/alertMessage.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { alertOf } from "../../support/browser/phone.ts";
import { dismissNotifications, notifications, pushTo } from "../../support/alerts/pushMessage.ts";

/**
 * What the worker makes of a message. That messages get there at all, through a real service, is
 * what tests/lab/push tries.
 */
test.use({ expectedErrors: NETWORK_ERRORS });

test.beforeEach(async ({ page }) => {
  await page.context().grantPermissions(["notifications"]);
});

/** A page at the site's growing tool, and the way to its worker. */
async function opened(page: Page): Promise<(message: AlertMessage | string) => Promise<void>> {
  await page.goto("/growing-tool");
  await untilSavedForOffline(page);
  const push = await pushTo(page);
  return (message) => push(typeof message === "string" ? message : alertPayload(message));
}

/** The same, of a page that never hears its worker: without a screen every page can be seen. */
async function openedUnheard(page: Page): ReturnType<typeof opened> {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const listen = serviceWorker.addEventListener.bind(serviceWorker);
    Object.assign(serviceWorker, {
      addEventListener: (type: string, listener: EventListener) => {
        if (type !== "message") listen(type, listener);
      },
    });
  });
  return await opened(page);
}

test(
  "a page that can be seen says an alert itself, and keeps it; news of a reservation, too",
  { tag: "@long" },
  async ({ page }) => {
    const push = await opened(page);
    await push(alertOf("Wedding Cake"));
    await expect(page.getByText("$24.50 · Wedding Cake, 3.5 g")).toBeVisible();
    await expect(page.getByRole("button", { name: "Notifications" })).toHaveText("1");
    expect(await notifications(page)).toEqual([]);
    await page.getByRole("link", { name: "See deals" }).click();
    await expect(page.getByRole("region", { name: "From your alert" })).toContainText(
      "Wedding Cake",
    );

    await test.step("which lead to it from the inbox", async () => {
      const event = { slug: "swap", title: "Seed swap", startsAt: Date.UTC(2026, 11, 5, 23) };
      await push({ kind: "event", id: "e1", sentAt: 0, change: "promoted", event, code: "ABC789" });
      await expect(page.getByText("Your seats: Seed swap")).toBeVisible();
      await page.getByRole("button", { name: "Notifications" }).click();
      const entry = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Seed swap" });
      await expect(entry).toContainText("You have moved up");
      await entry.getByRole("link", { name: "See your reservations" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Reservation" })).toBeVisible();
    });
  },
);

test(
  "discreet alerts are one notification that counts, and a repeat of one counts once",
  { tag: "@long" },
  async ({ page }) => {
    const push = await openedUnheard(page);
    const alert = alertOf("Wedding Cake");
    const one = [expect.objectContaining({ body: "You have 1 new update" })];
    await push(alert);
    await expect.poll(() => notifications(page)).toEqual(one);
    await push(alert);
    await push(alertOf("Gelato 41"));
    await expect
      .poll(() => notifications(page))
      .toEqual([
        { title: "Ohio Community", body: "You have 2 new updates", tag: expect.any(String) },
      ]);
  },
);

test("without discretion a notification names the deal", { tag: "@long" }, async ({ page }) => {
  const push = await openedUnheard(page);
  await page.getByRole("button", { name: "Notifications" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /^Discreet/ }).uncheck();
  const alert = alertOf("Wedding Cake");
  await push(alert);
  await expect
    .poll(() => notifications(page))
    .toEqual([
      {
        title: "$24.50 · Wedding Cake, 3.5 g",
        body: "Bliss, Kent. Instead of $35.00. $7.00/g.",
        tag: alert.id,
      },
    ]);
});

test("a tap leads to its screen once, where the system opens the start page instead", async ({
  page,
  context,
  gateway,
}) => {
  const push = await openedUnheard(page);
  const before = gateway.asked.length;
  await push(alertOf("Wedding Cake"));
  await expect.poll(() => notifications(page)).toHaveLength(1);
  // There is a signal: what is saved is brought up to date.
  await expect.poll(() => gateway.asked.slice(before)).toContain("/api/statistics");
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("no worker");
  // As on an iPhone whose app has been ended: there is no page, and any address opens the start page.
  await worker.evaluate(async () => {
    const phone: unknown = Reflect.get(globalThis, "clients");
    Object.assign(Object(phone), {
      matchAll: () => Promise.resolve([]),
      openWindow: () => Promise.resolve(null),
    });
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    const [notification] = await registration.getNotifications();
    const tap = Object.assign(new Event("notificationclick"), { notification, action: "" });
    await new Promise<void>((resolve) => {
      Object.assign(tap, { waitUntil: (done: Promise<void>) => void done.then(resolve) });
      globalThis.dispatchEvent(tap);
    });
  });
  const start = await context.newPage();
  await start.goto("/");
  await expect(start).toHaveURL(/\/dispensary-deals\?alert=/);
  await expect(start.getByRole("region", { name: "From your alert" })).toContainText(
    "Wedding Cake",
  );
  const again = await context.newPage();
  await again.goto("/");
  // Read after the inbox has been: by then the tap would have led away.
  await expect(again.getByRole("button", { name: "Notifications" })).not.toHaveText(/./);
  await expect(again).toHaveURL("/");
});

test("something is shown for a message that cannot be read, and an alert also rings on a phone whose storage is damaged", async ({
  page,
}) => {
  const push = await openedUnheard(page);
  for (const rubbish of [
    "",
    "hello",
    '{"data":{"alert":"{}"}}',
    '{"notification":{"title":"x"}}',
  ]) {
    await push(rubbish);
    await expect
      .poll(() => notifications(page), rubbish)
      .toEqual([expect.objectContaining({ title: "Ohio Community" })]);
    await dismissNotifications(page);
  }
  await page.evaluate(async () => {
    const opening = indexedDB.open("ohio-alerts");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const writing = opening.result.transaction("parts", "readwrite");
    for (const part of ["inbox", "settings", "device", "rules", "state"])
      writing.objectStore("parts").put({ damaged: true }, part);
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    opening.result.close();
  });
  await push(alertOf("Wedding Cake"));
  await expect
    .poll(() => notifications(page))
    .toEqual([expect.objectContaining({ body: "You have 1 new update" })]);
});

test(
  "a message brings the saved statistics up to date",
  { tag: "@long" },
  async ({ page, gateway }) => {
    await page.goto("/");
    const push = await opened(page);
    gateway.answers.set("/api/statistics", {
      body: JSON.stringify({ topFlower: [{ name: "Fresh Kush", count: 7 }], topDeals: [] }),
    });
    const before = gateway.asked.length;
    await push(alertOf("Wedding Cake"));
    await expect.poll(() => gateway.asked.slice(before)).toContain("/api/statistics");
    gateway.cut();
    await expect
      .poll(async () => {
        await page.goto("/");
        return await page.getByText("Fresh Kush").count();
      })
      .toBeGreaterThan(0);
  },
);
