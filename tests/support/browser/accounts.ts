import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { expect } from "./fixtures.ts";

export interface Person {
  displayName: string;
  email: string;
  password: string;
}

let people = 0;

/** Somebody whom no other test knows. */
export function somebody(): Person {
  people += 1;
  const id = `${String(process.pid)}-${String(people)}-${Math.random().toString(36).slice(2, 8)}`;
  return { displayName: "Jo Buckeye", email: `jo-${id}@example.com`, password: "correct horse" };
}

export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Display name").fill(person.displayName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel(/^I am 21 or older/).check();
}

/** Signs up by the screen on the way to the profile, and waits until the account's corner says so. */
export async function signUp(
  page: Page,
  person: Person,
  address = "/signup?redirect=%2Fprofile",
): Promise<void> {
  await page.goto(address);
  await fillSignUp(page, person);
  await press(page, "Sign up");
  await untilInside(page, person);
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

/** Presses the button of a form with a password, and again where the machine has no time to hash it. */
async function press(page: Page, name: "Sign in" | "Sign up"): Promise<void> {
  const button = page.getByRole("button", { name });
  const refusal = page.getByText(/^The server is busy/);
  // Of a form on this page before, whose button is not there any more.
  await page.removeLocatorHandler(refusal);
  await page.addLocatorHandler(refusal, () => button.click());
  await button.click();
}

export async function signIn(
  page: Page,
  person: Person,
  address = "/signin?redirect=%2Fprofile",
): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, person);
  await untilInside(page, person);
}

/** The corner and the address know of a session before the next screen has come, and both have a field for a name. */
async function untilInside(page: Page, person: Person): Promise<void> {
  await untilSignedIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: /^Sign (In|Up)$/ })).toHaveCount(0);
}

export async function untilSignedIn(page: Page, { displayName }: Person): Promise<void> {
  await expect(page.getByRole("link", { name: `Profile of ${displayName}` })).toBeVisible();
}

export async function untilSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** Reads a toast where it belongs, at the bottom right. How long it stands, its own test says. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text, { exact: true });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThan(width / 2);
  expect(box?.y).toBeGreaterThan(height / 2);
}

const OobCodesSchema = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobLink: v.string(), oobCode: v.string() })),
});

/**
 * The newest link that was sent to somebody, as a path of the site: from the log of a site that
 * keeps accounts itself, from the emulator otherwise.
 */
export async function newestLink(
  email: string,
  mode: "resetPassword" | "verifyEmail",
  emulator: string | undefined,
): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      path = emulator ? await fromEmulator(emulator, email, mode) : fromLog(email, mode);
      return path;
    })
    .toBeDefined();
  return path ?? "";
}

function fromLog(email: string, mode: string): string | undefined {
  const log = readFileSync(process.env["SITE_LOG"] ?? "", "utf8");
  const lines = log.split("\n").filter((line) => line.includes(email) && line.includes(mode));
  const link = /https?:\/\/[^\s"]+/.exec(lines.at(-1) ?? "")?.[0];
  if (link === undefined) return undefined;
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function fromEmulator(
  emulator: string,
  email: string,
  mode: string,
): Promise<string | undefined> {
  const answer: unknown = await (await fetch(`${emulator}/oobCodes`)).json();
  const { oobCodes } = v.parse(OobCodesSchema, answer);
  const code = oobCodes.findLast((one) => one.email === email && one.oobLink.includes(mode));
  return code && `/signin?mode=${mode}&oobCode=${encodeURIComponent(code.oobCode)}`;
}
