import type { BrowserContext, Page } from "@playwright/test";
import decodeQr from "jsqr";
import * as v from "valibot";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { reserved, swap } from "../../support/community/swap.ts";
import { DAY_MS } from "../../../src/domain/time/spans.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const TICKET = `T1.0011aabb.${Buffer.from('["swap","ABC789",3,"Jo Buckeye"]').toString("base64url")}.${"A".repeat(86)}`;

/** The server's part, which the tests of the API show: one event, and what was reserved there. */
async function serveSwap(context: BrowserContext) {
  const reservation = reserved({ name: "Jo Buckeye", ticket: TICKET });
  const state: { mine: object[]; posts: number } = { mine: [], posts: 0 };
  await context.route("**/api/events", (route) => route.fulfill({ json: { events: [swap()] } }));
  await context.route("**/api/reservations", async (route) => {
    if (route.request().method() === "POST") {
      state.posts += 1;
      state.mine = [reservation];
      await route.fulfill({ status: 201, json: reservation });
    } else await route.fulfill({ json: state.mine });
  });
  await context.route("**/api/reservations/ABC789", (route) => {
    state.mine = [{ ...reservation, status: "cancelled", ticket: null }];
    return route.fulfill({ status: 204 });
  });
  return state;
}

const qrCode = (page: Page) => page.getByRole("img", { name: "QR code of reservation ABC789" });

/** What a reader of QR codes makes of the picture on the screen. */
async function readQr(page: Page): Promise<string | undefined> {
  const picture = await qrCode(page).screenshot();
  const pixels = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(image, 0, 0);
    return { width, height, data: [...(drawing?.getImageData(0, 0, width, height).data ?? [])] };
  }, picture.toString("base64"));
  const Schema = v.object({ width: v.number(), height: v.number(), data: v.array(v.number()) });
  const { data, width, height } = v.parse(Schema, pixels);
  return decodeQr(new Uint8ClampedArray(data), width, height)?.data;
}

test("seats are reserved, and code and QR code open a day later without a signal, in both themes", async ({
  page,
  context,
  gateway,
}) => {
  test.slow();
  const state = await serveSwap(context);
  await signUp(page, somebody(), "/signup?redirect=%2Freservation%3Fevent%3Dswap");
  await page.getByRole("combobox", { name: "Seats" }).selectOption("3");
  await page.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(page.getByText("ABC 789")).toBeVisible();
  expect(await readQr(page)).toBe(TICKET);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("dialog", { name: "Ticket for Seed swap" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await untilSavedForOffline(page);
  await gateway.close();
  await context.setOffline(true);
  await page.clock.install({ time: Date.now() + DAY_MS });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/Reservation");
  await expect(page.getByText("ABC 789")).toBeVisible();
  await expect(page.getByText(/last confirmed/)).toBeVisible();
  expect(await readQr(page)).toBe(TICKET);
  expect(state.posts).toBe(1);
});

test("a new reservation without a connection is refused with the reason, and can be remembered", async ({
  page,
  context,
}) => {
  const state = await serveSwap(context);
  await signUp(page, somebody(), "/signup?redirect=%2Freservation%3Fevent%3Dswap");
  await expect(page.getByRole("combobox", { name: "Seats" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Reserve", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was reserved");
  await page.getByRole("button", { name: "Remember it" }).click();
  await expect(page.getByText(/You wanted 1 seat at/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Reserve now" })).toBeVisible();
  expect(state.posts).toBe(0);
});

test("a reservation is cancelled after a question, by keyboard", async ({ page, context }) => {
  await serveSwap(context);
  await signUp(page, somebody(), "/signup?redirect=%2Freservation%3Fevent%3Dswap");
  await page.getByRole("button", { name: "Reserve", exact: true }).click();
  await page.getByRole("button", { name: "Cancel the reservation for Seed swap" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("None yet.")).toBeVisible();
});

test("form, ticket and full screen are accessible in both themes and fit a phone of 360 px", async ({
  page,
  context,
}) => {
  await showInBothThemes(page);
  const state = await serveSwap(context);
  state.mine = [reserved({ event: "evening" })];
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, somebody(), "/signup?redirect=%2Freservation%3Fevent%3Dswap");
  await expect(qrCode(page)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Seats" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
