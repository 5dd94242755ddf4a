import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { largeQueries } from "#data/queries.ts";
import { Lineage } from "./Lineage.tsx";
import { FAMILY } from "#content/strains/strainFamily.ts";

const SHELVES = {
  gelato: { stores: 3, offers: 4, terpenes: { myrcene: 100, limonene: 40 } },
};

function open(slug: string) {
  const strain = FAMILY.bySlug.get(slug);
  if (strain === undefined) throw new Error(`no strain ${slug}`);
  const queryClient = new QueryClient();
  queryClient.setQueryData(largeQueries.strains.queryKey, {
    shelves: SHELVES,
    observedAt: null,
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Lineage strain={strain}>
          {({ drawn, told }) => (
            <>
              {drawn}
              {told}
            </>
          )}
        </Lineage>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const drawing = () => within(screen.getByRole("group", { name: /^Lineage of/ }));
const part = (name: string) => screen.getByRole("region", { name });

afterEach(cleanup);

it("what is drawn stands in words, too", () => {
  open("girl-scout-cookies");
  const drawn = drawing()
    .getAllByRole("link")
    .map((link) => link.getAttribute("data-node"));
  const told = [part("Reported parents"), part("Reported children")]
    .flatMap((region) => within(region).getAllByRole("link"))
    .map((link) => link.getAttribute("href")?.split("/").at(-1));
  expect(new Set(drawn)).toEqual(new Set([...told, "girl-scout-cookies"]));
});

it("a strain is drawn as its flower: of its labels, or in lines where none is known", () => {
  open("gelato");
  const flowerOf = (name: RegExp) =>
    drawing().getByRole("link", { name }).querySelector("[data-stamp]");
  expect(flowerOf(/^Gelato,/)?.querySelectorAll("g").length).toBeGreaterThan(1);
  expect(flowerOf(/^Sunset Sherbet/)?.querySelectorAll("g")).toHaveLength(1);
});

it("what is drawn is folded away in words", () => {
  open("gelato");
  expect(screen.getByText("As a list").closest("details")?.open).toBe(false);
});

it("what is opened in words is opened in the drawing, and closes again under the same finger", async () => {
  const user = open("gelato");
  expect(drawing().queryByRole("link", { name: /^Permanent Marker/ })).toBeNull();
  const show = screen.getByRole("button", { name: "Show 1 child of Jealousy" });
  await user.click(show);
  expect(drawing().getByRole("link", { name: /^Permanent Marker/ })).toBeTruthy();
  expect(within(part("Reported children")).getByText("Permanent Marker")).toBeTruthy();
  expect(document.activeElement).toBe(show);
  expect(show.getAttribute("aria-expanded")).toBe("true");
  await user.click(show);
  expect(drawing().queryByRole("link", { name: /^Permanent Marker/ })).toBeNull();
});

it("the drawing is one stop of the keyboard: arrows go on, Space opens", async () => {
  const user = open("jealousy");
  const stops = drawing()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("tabindex") === "0");
  expect(stops.map((link) => link.getAttribute("data-node"))).toEqual(["jealousy"]);
  stops[0]?.focus();
  await user.keyboard("{ArrowUp}");
  const parent = document.activeElement?.getAttribute("data-node");
  expect(["gelato-41", "sunset-sherbet"]).toContain(parent);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.getAttribute("data-node")).toBe("permanent-marker");
  const before = drawing().getAllByRole("link").length;
  await user.keyboard(" ");
  expect(drawing().getAllByRole("link").length).toBeGreaterThan(before);
  expect(document.activeElement?.getAttribute("data-node")).toBe("permanent-marker");
});

it("a strain of which nothing is known says so instead of drawing it", () => {
  open("pink-guava");
  expect(part("Reported parents").textContent).toContain("Not known.");
  cleanup();
  open("durban-poison");
  expect(part("Reported parents").textContent).toContain("it starts its own line");
});

it("every dashed line is explained, also where nobody says what the dispute is about", () => {
  open("og-kush");
  const reasons = part("Why lines are dashed");
  expect(reasons.textContent).toContain("Also printed as OG Kush × SFV OG.");
  expect(reasons.textContent).toMatch(/Sources also disagree about .*Kosher Kush/);
  cleanup();
  open("ak-47");
  expect(screen.queryByRole("region", { name: "Why lines are dashed" })).toBeNull();
});
