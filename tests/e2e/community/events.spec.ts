import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DAY_MS } from "../../../src/domain/time/spans.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { laterBy } from "../../support/browser/laterBy.ts";

test.use({ expectedErrors: NETWORK_ERRORS, timezoneId: "America/Chicago" });

const EVENT = "sample-patients-morning";

/** What the browser saves when the visitor adds an event to the calendar. */
async function addToCalendar(page: Page): Promise<{ name: string; text: string }> {
  const entry = page.getByRole("article", { name: "Patients’ Morning" });
  const downloading = page.waitForEvent("download");
  await entry.getByRole("link", { name: /^Add to calendar/ }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test(
  "events that were seen open after a day without a signal, and one goes into the calendar as the server would write it",
  { tag: "@long" },
  async ({ page, gateway, context }) => {
    await page.goto("/events");
    await untilSavedForOffline(page);
    await untilCopied(page, "events");
    const online = await addToCalendar(page);
    expect(online.name).toBe(`${EVENT}.ics`);
    expect(online.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    await test.step("a café’s login page is no calendar", async () => {
      gateway.network = "portal";
      expect((await addToCalendar(page)).text).toMatch(/^BEGIN:VCALENDAR/);
    });
    gateway.cut();
    await page.close();

    const later = await context.newPage();
    await laterBy(later, DAY_MS);
    await later.goto(`/events?event=${EVENT}`);
    const entry = later.getByRole("article", { name: "Patients’ Morning" });
    await expect(entry).toBeInViewport();
    await expect(entry.getByText(/^8:30.AM your time$/)).toBeVisible();
    await expect(later.getByRole("status", { name: "Connection" })).toHaveText("Offline 24 h ago");
    await expect(later.getByText("Updated 24 h ago")).toBeVisible();
    expect(await addToCalendar(later)).toEqual(online);
    const answers = await later.evaluate(async (slug) => {
      const ask = async (path: string) => {
        const answer = await fetch(path);
        const { status, headers } = answer;
        return { status, type: headers.get("content-type"), text: await answer.text() };
      };
      return {
        feed: await ask("/api/events.ics"),
        unknown: await ask(`/api/events/${slug}-no.ics`),
      };
    }, EVENT);
    expect(answers.feed).toMatchObject({ status: 200, type: "text/calendar; charset=utf-8" });
    expect(answers.feed.text.match(/^BEGIN:VEVENT/gm)).toHaveLength(10);
    expect(answers.unknown.status).toBe(503);
  },
);
