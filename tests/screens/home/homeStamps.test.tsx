import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { justNow } from "../../support/data/menus.ts";
import { best, deal, home } from "../../support/screens/homeDeals.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

it("a best deal has the stamp of its strain at a first visit, as it has on every list", async () => {
  const shelves = { "blue-dream": { stores: 3, terpenes: { myrcene: 100, pinene: 40 } } };
  const strain = { slug: "blue-dream", name: "Blue Dream" };
  await openScreen("/", {
    ...home(deal({ strain })),
    "/api/strains": Response.json({ shelves, observedAt: justNow() }),
  });
  const row = (await best()).getByRole("listitem");
  await waitFor(() => expect(row.querySelectorAll("[data-stamp] path").length).toBeGreaterThan(1));
});

it.each([
  ["has the stamp of its label, for which no deals are asked for", { myrcene: 0.4 }, 5],
  ["is drawn in one color where its label says nothing", undefined, 7],
])("a best deal without a known strain %s", async (_, terpenes, paths) => {
  const label = terpenes && { name: "Garlic Drip", terpenes };
  const { asked } = await openScreen("/", home(deal({ label })));
  const row = (await best()).getByRole("listitem");
  await waitFor(() => expect(row.querySelectorAll("[data-stamp] path")).toHaveLength(paths));
  expect(asked).not.toContain("/api/deals");
});

it("a best deal without a label is told apart by what it is sold as, and has the form of its own name, as on every list", async () => {
  const sold = deal({ soldAs: "indica", name: "Corner Farms Garlic Drip", brand: "Corner Farms" });
  await openScreen("/", home(sold));
  const row = (await best()).getByRole("listitem");
  const drawn = () => row.querySelector("[data-stamp]");
  await waitFor(() => expect(drawn()?.querySelector("path")).not.toBeNull());
  const own = { name: "Garlic Drip", strainName: null, marketedType: "indica" as const };
  const { container } = render(<RowStamp product={own} terpenes={null} />);
  const formOf = (of: Element | null | undefined) => [
    of?.querySelector("g")?.getAttribute("class"),
    of?.querySelector("path")?.outerHTML,
  ];
  expect(formOf(drawn())).toEqual(formOf(container.querySelector("[data-stamp]")));
});
