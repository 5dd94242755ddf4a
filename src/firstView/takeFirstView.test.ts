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

function take(travels: unknown) {
  const script = document.createElement("script");
  script.id = FIRST_VIEW_ID;
  script.type = "application/json";
  script.textContent = typeof travels === "string" ? travels : JSON.stringify(travels);
  document.body.replaceChildren(script);
  const client = createQueryClient();
  return { taken: takeFirstView(client), client };
}

it("the application starts from the answers that the view was written from", () => {
  const { taken, client } = take(VIEW);
  expect(taken?.keys).toEqual([["statistics"], ["announcements"]]);
  expect(taken?.isSame).toBe(true);
  expect(client.getQueryData(["statistics"])).toEqual(STATISTICS);
  expect(client.getQueryData(["announcements"])).toEqual([{ text: "News" }]);
});

it("answers that have just come from the server are not asked for again", () => {
  const { client } = take(VIEW);
  const updatedAt = client.getQueryState(["statistics"])?.dataUpdatedAt ?? 0;
  expect(Date.now() - updatedAt).toBeLessThan(60_000);
});

it("elements of its own replace the view's on a phone on which something was chosen", () => {
  changeSettings({ homeRegion: "Northeast" });
  expect(take(VIEW).taken?.isSame).toBe(false);
  changeSettings({ homeRegion: null, sidebar: "closed" });
  expect(take(VIEW).taken?.isSame).toBe(true);
});

it.each([
  ["cut off", '{"path":"/","asOf":'],
  ["of another screen", { ...VIEW, path: "/trends" }],
  ["with an answer that nothing is known of", { ...VIEW, answers: [{ key: ["x"], data: 1 }] }],
  [
    "with a damaged answer",
    { ...VIEW, answers: [{ key: ["statistics"], data: { topFlower: 7 } }] },
  ],
])("a view that is %s is left alone", (_what, travels) => {
  const { taken, client } = take(travels);
  expect(taken).toBeNull();
  expect(client.getQueryCache().getAll()).toEqual([]);
});
