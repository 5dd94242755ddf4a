import { screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { settingsStore } from "#data/alertRecords.ts";
import { pin, readPins, unpin } from "#data/pins.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { sentStore } from "#data/sentFeedback.ts";
import { wishlistStore } from "#data/wishlist/wishlist.ts";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { changeLimits } from "#features/limits/limitsStore.ts";
import { changeSettings, currentSettings } from "#platform/settings.ts";
import { wish } from "../support/community/wishlist.ts";
import { openScreen } from "../support/screens/openScreen.tsx";
import { keptWishes } from "../support/screens/phoneLists.ts";
import { clearDatabases } from "../support/setup/clearDatabases.ts";

const SENT = {
  id: "b0f1c9a8-0000-4000-8000-000000000001",
  reference: "F-1",
  kind: "idea",
  beginning: "A map",
  writtenAt: 1,
  isReceived: true,
  owner: null,
} as const;

/** What the server keeps, by address, and what it answers as the route does. */
let kept: Map<string, string | null>;

beforeEach(() => {
  kept = new Map();
});

const server = async (path: string, init?: RequestInit): Promise<Response> => {
  if (init?.method === "PUT") {
    kept.set(path, typeof init.body === "string" ? init.body : "");
    return Response.json({ until: "2026-11-26T18:45:00Z" }, { status: 201 });
  }
  const body = kept.get(path);
  if (body === undefined) return new Response(null, { status: 404 });
  kept.set(path, null);
  return await Promise.resolve(new Response(body, { status: body === null ? 410 : 200 }));
};

/** Opens the panel, in front of that server. */
async function openPanel() {
  const opened = await openScreen("/introduction");
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    path.startsWith("/api/transfers/") ? server(path, init) : fetch(path, init),
  );
  await opened.user.click(await screen.findByRole("button", { name: "Take your things along" }));
  await screen.findByRole("dialog", { name: "Moving in" });
  const open = async (code: string) => {
    await opened.user.clear(screen.getByLabelText("Code"));
    await opened.user.type(screen.getByLabelText("Code"), code);
    await opened.user.click(screen.getByRole("button", { name: "Open" }));
  };
  return { ...opened, open };
}

/** Makes a code, and closes the page. */
async function makeCode(): Promise<string> {
  const { user, leave } = await openPanel();
  await user.click(screen.getByRole("button", { name: "Make a code" }));
  const code = await screen.findByText(/^[A-Z3789]{4} [A-Z3789]{4} [A-Z3789]{4}$/);
  const text = code.textContent;
  leave();
  return text;
}

/** The app has a storage of its own, in which there is nothing. */
async function startEmpty(): Promise<void> {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  for (const { slug } of await readPins()) await unpin(slug);
  await clearDatabases();
  await Promise.all([
    wishlistStore.read(),
    rulesStore.read(),
    settingsStore.read(),
    sentStore.read(),
  ]);
}

/** A visitor without an account who has something of everything. */
async function fillPhone(): Promise<void> {
  onTestFinished(startEmpty);
  await wishlistStore.change(() => ({
    own: [wish({ id: "strain:gelato", name: "Gelato", note: "for Sunday" })],
    account: null,
  }));
  await pin({ slug: "bliss-kent", name: "Bliss, Kent" });
  const rule = { ...ANY_DEAL, id: crypto.randomUUID(), brand: "Ann’s" };
  await rulesStore.change(() => [{ rule, state: "sent" }]);
  await settingsStore.change(() => ({ isDiscreet: false, mutedUntil: null, saysShown: true }));
  await sentStore.change(() => [SENT]);
  changeSettings({ theme: "dark", homeRegion: "Northeast" });
  changeLimits(() => ({
    profile: "patient",
    basket: [
      {
        id: "hand-1",
        productId: "hand-1",
        name: "Flower",
        form: "flower",
        quantity: 2,
        netMg: 2_830,
        thcMg: null,
      },
    ],
  }));
}

it("takes everything of a visitor without an account into the app, once", async () => {
  await fillPhone();
  const code = await makeCode();
  const [sealed = ""] = kept.values();
  for (const secret of ["Gelato", "Sunday", "bliss", "patient", code, code.replaceAll(" ", "")])
    expect(sealed + [...kept.keys()].join()).not.toContain(secret);
  await startEmpty();
  expect(await keptWishes()).toEqual([]);

  const { open } = await openPanel();
  await open(code.toLowerCase());
  expect(
    await screen.findByText(
      "Moved in: 1 wish, 1 alert, 1 kept store, 2 packages in the basket, home region and settings.",
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Alerts ring here once they are turned on/)).toBeTruthy();
  expect(await keptWishes()).toMatchObject([{ name: "Gelato", note: "for Sunday" }]);
  expect(await readPins()).toMatchObject([{ slug: "bliss-kent" }]);
  expect(await rulesStore.read()).toMatchObject([{ rule: { brand: "Ann’s" }, state: "waiting" }]);
  expect(await settingsStore.read()).toEqual({
    isDiscreet: false,
    mutedUntil: null,
    saysShown: true,
  });
  expect(await sentStore.read()).toEqual([SENT]);
  expect(currentSettings()).toMatchObject({ theme: "dark", homeRegion: "Northeast" });
  expect(JSON.parse(localStorage.getItem("limits") ?? "")).toMatchObject({
    profile: "patient",
    basket: [{ name: "Flower", quantity: 2 }],
  });

  await open(code);
  expect(
    await screen.findByText(
      "This code was used already, or its half hour is over. Make a new code in the tab.",
    ),
  ).toBeTruthy();
  expect(await keptWishes()).toHaveLength(1);
});

it.each([
  ["ABCD", "A code has 12 letters and digits, such as ABCD EFGH JKLM."],
  ["ABCD EFGH JKLM", "No such code. Check each character, or make a new code in the tab."],
])("the code %s is not taken for one, and what is here stays", async (code, said) => {
  await fillPhone();
  const { open } = await openPanel();
  await open(code);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBe("true");
  expect(await keptWishes()).toHaveLength(1);
});

it("says without a connection that no code can be made", async () => {
  const { user } = await openPanel();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await user.click(screen.getByRole("button", { name: "Make a code" }));
  expect(
    await screen.findByText("This needs a connection. Try again when you are online."),
  ).toBeTruthy();
});

it("says of a device that keeps nothing that the tab still has everything", async () => {
  await fillPhone();
  const code = await makeCode();
  await startEmpty();
  const { open } = await openPanel();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await open(code);
  expect(await screen.findByText(/^This device did not keep all of it/)).toBeTruthy();
});

it("asks for the code first in the installed app, and makes one first in the tab", async () => {
  const titles = () => screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  const tab = await openPanel();
  expect(titles().find((each) => each.startsWith("In the"))).toBe("In the tab: make a code");
  tab.leave();
  vi.stubGlobal("navigator", { onLine: true, userAgent: "", maxTouchPoints: 0, standalone: true });
  await openPanel();
  expect(titles().find((each) => each.startsWith("In the"))).toBe("In the app: open a code");
});
