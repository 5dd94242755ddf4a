import type { Page } from "@playwright/test";
import decodeQr from "jsqr";
import * as v from "valibot";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { laterBy } from "../../support/browser/laterBy.ts";
import { DAY_MS } from "../../../src/domain/time/spans.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

/** One of the sample, with seats for all that these tests reserve. */
const EVENT = "sample-spring-planning";
const TITLE = "Planning the Spring Garden";
const FORM = `/signup?redirect=${encodeURIComponent(`/reservation?event=${EVENT}`)}`;

/** The code in large type, without the gap in its middle. */
async function shownCode(page: Page): Promise<string> {
  const code = page.getByText(/^(Code )?[A-Z3789]{3} [A-Z3789]{3}$/).last();
  await expect(code).toBeVisible();
  return (await code.innerText()).replace(/^Code\s+/, "").replace(" ", "");
}

/** What a ticket says, without regard to its signature. */
const contentOf = (ticket: string): unknown =>
  JSON.parse(Buffer.from(ticket.split(".")[2] ?? "", "base64url").toString());

const qrCode = (page: Page) => page.getByRole("img", { name: /^QR code of reservation/ });

/** What a reader of QR codes makes of the picture on the screen, once nothing stands before it. */
async function readQr(page: Page): Promise<string> {
  let read: string | undefined;
  await expect.poll(async () => (read = await lookAtQr(page))).toBeDefined();
  return read ?? "";
}

async function lookAtQr(page: Page): Promise<string | undefined> {
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
  const visitor = somebody();
  await signUp(page, visitor, FORM);
  await page.getByRole("combobox", { name: "Seats" }).selectOption("3");
  await page.getByRole("button", { name: "Reserve", exact: true }).click();
  const code = await shownCode(page);
  const ticket = await readQr(page);
  expect(contentOf(ticket)).toEqual([EVENT, code, 3, visitor.displayName]);
  const full = page.getByRole("dialog", { name: `Ticket for ${TITLE}` });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await page.getByRole("button", { name: "Full screen" }).click();
    await expect(full).toBeVisible();
    await close();
    await expect(full).toBeHidden();
    await expect(page).toHaveURL(`/reservation?event=${EVENT}`);
  }

  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const later = await context.newPage();
  await laterBy(later, DAY_MS);
  await later.emulateMedia({ colorScheme: "dark" });
  await later.goto("/Reservation");
  expect(await shownCode(later)).toBe(code);
  await expect(later.getByText(/last confirmed/)).toBeVisible();
  expect(await readQr(later)).toBe(ticket);
});

test(
  "a new reservation without a connection is refused with the reason, and can be remembered",
  { tag: "@long" },
  async ({ page, context }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/reservations")) {
        posts.push(request.url());
      }
    });
    await signUp(page, somebody(), FORM);
    await expect(page.getByRole("combobox", { name: "Seats" })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Reserve", exact: true }).click();
    // What is here already could not be read either, and may say so before.
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was reserved" })).toBeVisible();
    await page.getByRole("button", { name: "Remember it" }).click();
    await expect(page.getByText(/You wanted 1 seat at/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "Reserve now" })).toBeVisible();
    expect(posts).toEqual([]);
  },
);

onScreen(
  "form, ticket and full screen are accessible in both themes and fit a phone of 360 px, and it is cancelled after a question, by keyboard",
  async ({ page }) => {
    await showInBothThemes(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(page, somebody(), FORM);
    await page.getByRole("button", { name: "Reserve", exact: true }).click();
    await expect(qrCode(page)).toBeVisible();
    await page.goto("/reservation?event=sample-terpene-tasting");
    await expect(qrCode(page)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Seats" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 59, bottom: 34 } });
    await page.getByRole("button", { name: "Full screen" }).click();
    const full = page.getByRole("dialog");
    await expect(full).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // All of the screen is the ticket's, and what is on it lies beside what an iPhone keeps for itself.
    expect(await full.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(full).toHaveCSS("padding-top", "75px");
    await expect(full).toHaveCSS("padding-bottom", "50px");

    await page.keyboard.press("Escape");
    await expect(full).toBeHidden();
    await page.getByRole("button", { name: `Cancel the reservation for ${TITLE}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Cancel it" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText(`Cancelled: ${TITLE}.`)).toBeVisible();
    await expect(page.getByText("None yet.")).toBeVisible();
  },
);
