import { expect, it } from "vitest";
import { createQueryClient } from "#data/queryClient.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { changeSettings } from "#platform/settings.ts";
import { takeFirstView } from "./takeFirstView.ts";

const STATISTICS = { topFlower: [{ name: "Gelato", count: 2 }], topDeals: [] };

const VIEW = {
  path: "/",
  asOf: Date.parse("2026-08-14T12:00:00Z"),
  answers: [
    { key: ["statistics"], data: STATISTICS },
    { key: ["announcements"], data: [{ text: "News" }] },
  ],
};

async function take(travels: unknown) {
  const script = document.createElement("script");
  script.id = FIRST_VIEW_ID;
  script.type = "application/json";
  script.textContent = typeof travels === "string" ? travels : JSON.stringify(travels);
  document.body.replaceChildren(script);
  const client = createQueryClient();
  return { taken: await takeFirstView(client), client };
}

it("the application starts from the answers that the view was written from", async () => {
  const { taken, client } = await take(VIEW);
  expect(taken?.keys).toEqual([["statistics"], ["announcements"]]);
  expect(taken?.isSame).toBe(true);
  expect(client.getQueryData(["statistics"])).toEqual(STATISTICS);
  expect(client.getQueryData(["announcements"])).toEqual([{ text: "News" }]);
});

it("answers that have just come from the server are not asked for again", async () => {
  const { client } = await take(VIEW);
  const updatedAt = client.getQueryState(["statistics"])?.dataUpdatedAt ?? 0;
  expect(Date.now() - updatedAt).toBeLessThan(60_000);
});

it("elements of its own replace the view's on a phone on which something was chosen", async () => {
  changeSettings({ homeRegion: "Northeast" });
  expect((await take(VIEW)).taken?.isSame).toBe(false);
  changeSettings({ homeRegion: null, sidebar: "closed" });
  expect((await take(VIEW)).taken?.isSame).toBe(true);
});

it("another screen's answers are taken as well, and its elements replaced", async () => {
  history.replaceState(null, "", "/terpenes/limonene");
  const key = ["terpene-products", "limonene"];
  const data = { labels: 0, ranked: 0, groups: [], strains: [], observedAt: null };
  const { taken, client } = await take({
    ...VIEW,
    path: "/terpenes/limonene",
    answers: [{ key, data }],
  });
  history.replaceState(null, "", "/");
  expect(client.getQueryData(key)).toMatchObject(data);
  expect(taken).toMatchObject({ isSame: false, isWhole: false });
});

it.each([
  ["cut off", '{"path":"/","asOf":'],
  ["of another screen", { ...VIEW, path: "/trends" }],
  ["with an answer that nothing is known of", { ...VIEW, answers: [{ key: ["x"], data: 1 }] }],
  [
    "with a damaged answer",
    { ...VIEW, answers: [{ key: ["statistics"], data: { topFlower: 7 } }] },
  ],
])("a view that is %s is left alone", async (_what, travels) => {
  const { taken, client } = await take(travels);
  expect(taken).toBeNull();
  expect(client.getQueryCache().getAll()).toEqual([]);
});
