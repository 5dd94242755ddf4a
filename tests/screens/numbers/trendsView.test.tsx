import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { trendOf, trendOffers, trends } from "../../support/data/trends.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import {
  NOW,
  IN_WEEK,
  PRICE,
  answering,
  beginTrends,
  chart,
  endTrends,
  scrolled,
} from "../../support/screens/trendsScreen.ts";

beforeEach(beginTrends);
afterEach(endTrends);

describe("the trends", () => {
  it("say on paper when a price was seen last, by its date and time", async () => {
    await openScreen("/trends", answering(trends()));
    fireEvent(window, new Event("beforeprint"));
    expect(screen.getByText("Updated Nov 20, 2026, 6:00 AM")).toBeTruthy();
    fireEvent(window, new Event("afterprint"));
    expect(screen.getByText("Updated 3 days ago")).toBeTruthy();
  });

  it("are of a region and a range, which the address says", async () => {
    const weeks = Array.from({ length: 20 }, (_, place) => `2026-W${String(28 + place)}`);
    const flower = trendOf([...Array.from({ length: 18 }, () => null), 900, 850]);
    const central = trends({ weeks, flower });
    const { user, address, asked } = await openScreen(
      "/trends",
      answering(trends(), { "/api/trends?region=Central": Response.json(central) }),
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Central");
    await screen.findByText(/^In the week of .*: Flower \$8\.50\/g, down/);
    await user.selectOptions(screen.getByRole("combobox", { name: "Range" }), "3 months");
    await waitFor(() => expect(address()).toBe("/trends?region=Central&weeks=13"));
    expect(asked.filter((path) => path.startsWith("/api/trends"))).toEqual([
      "/api/trends",
      "/api/trends?region=Central",
    ]);
  });

  it("have no range that is longer than what is known", async () => {
    await openScreen("/trends", answering(trends()));
    const range = within(screen.getByRole("combobox", { name: "Range" }));
    expect(range.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Since Nov 9",
    ]);
  });

  it("of one week are figures, and no drawing with a dot in it", async () => {
    const known = { likeForLike: [null, -1.5] };
    const flower = trendOf([990, 980], known);
    await openScreen("/trends", answering(trends({ flower, vape: trendOf([null, null]) })));
    const change = chart(/^Change/);
    expect(change.getByText("Only one week known: Nov 16–22, 2026.")).toBeTruthy();
    expect(change.queryByRole("slider")).toBeNull();
    expect(chart(PRICE).getByRole("slider")).toBeTruthy();
  });

  it("end with the week that the address names, until that is taken back", async () => {
    const { user, address } = await openScreen("/trends?to=2026-W46", answering(trends()));
    expect(chart(PRICE).getByText("All of Ohio, Nov 9, 2026 to Nov 15, 2026.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /Up to Nov 9–15, 2026/ }));
    await waitFor(() => expect(address()).toBe("/trends"));
    expect(chart(PRICE).getByText(/to Nov 22, 2026\.$/)).toBeTruthy();
  });

  it.each(["/trends?region=Ontario&weeks=7&to=now", "/trends?week=2026-W47"])(
    "of an address that cannot be read are as without it: %s",
    async (address) => {
      await openScreen(address, answering(trends()));
      expect(screen.getAllByRole("figure")).toHaveLength(5);
    },
  );

  it("are of the region of the address whatever the case of its letters", async () => {
    await openScreen("/trends?region=central", {
      "/api/trends?region=Central": Response.json(trends()),
    });
    expect(chart(PRICE).getByText(/^Central, Nov 9, 2026/)).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Region" }).value).toBe(
      "Central",
    );
    expect(screen.queryByText(/^There is no region/)).toBeNull();
  });

  it("say that there is no such region, and that they are of the state", async () => {
    const { user } = await openScreen(
      "/trends?region=Ontario",
      answering(trends(), { "/api/trends?region=Central": Response.json(trends()) }),
    );
    const words = "There is no region called Ontario, so this is all of Ohio.";
    const said = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
    expect(said()).toContain(words);
    expect(chart(PRICE).getByText(/^All of Ohio, /)).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Central");
    await waitFor(() => expect(said()).not.toContain(words));
  });

  it("lead from a point to the offers behind it, cheapest first, and back", async () => {
    const offers = trendOffers(Array.from({ length: 35 }, (_, place) => 500 + place));
    const { user, address } = await openScreen(
      "/trends",
      answering(trends(), { "/api/trends/2026-W47/flower": Response.json(offers) }),
    );
    await user.click(chart(PRICE).getByRole("link", { name: /^Flower/ }));
    const list = within(
      await screen.findByRole("region", { name: "Prices behind Flower, Nov 16–22, 2026" }),
    );
    await list.findByText("35 prices, cheapest first, shake and ground flower included");
    expect(address()).toBe("/trends?week=2026-W47&category=flower");
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(document.activeElement?.textContent).toBe("Prices behind Flower, Nov 16–22, 2026");
    const [, first] = list.getAllByRole("row");
    expect(first?.textContent).toBe("Oak Works Product 0 2.83 gBliss, KentNov 20, 2026$5.00$15.00");
    expect(list.getByRole("link", { name: "Oak Works Product 0" }).getAttribute("href")).toBe(
      "/product/code0",
    );
    expect(list.getAllByRole("link", { name: "Bliss, Kent" })[0]?.getAttribute("href")).toBe(
      "/dispensary-menus?store=bliss-kent",
    );
    expect(list.getAllByRole("row")).toHaveLength(26);
    await user.click(list.getByRole("button", { name: "Show 10 more" }));
    expect(list.getAllByRole("row")).toHaveLength(36);
    await user.click(list.getByRole("button", { name: "Close the list of prices" }));
    await waitFor(() => expect(address()).toBe("/trends"));
  });

  it("say that a week is not among them", async () => {
    const { asked } = await openScreen(
      "/trends?week=2025-W53&category=flower",
      answering(trends()),
    );
    expect(screen.getByText("The week in this link isn’t among these.")).toBeTruthy();
    expect(asked).not.toContain("/api/trends/2025-W53/flower");
  });

  it("are saved for a spreadsheet with the filters of the view and the link to it", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return "blob:saved";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    vi.setSystemTime(IN_WEEK);
    const { user } = await openScreen("/trends?region=Central&weeks=13", {
      "/api/trends?region=Central": Response.json(trends()),
    });
    await user.click(screen.getByRole("button", { name: "Save as CSV: price" }));
    const [readme = "", head = "", ...lines] = ((await saved[0]?.text()) ?? "").split("\r\n");
    expect(readme).toContain("Central, Nov 9, 2026 to Nov 22, 2026");
    expect(readme).toContain("The last week is not over.");
    expect(readme).toContain(`${location.origin}/trends?region=Central&weeks=13&to=2026-W47`);
    expect(head).toMatch(/^week,flower_median_cents_per_g,/);
    expect(lines).toHaveLength(3);
  });

  it("of a place where nothing has been seen say so", async () => {
    const none = trends({ weeks: [], observedAt: null });
    const { user, address } = await openScreen(
      "/trends?region=Southeast",
      answering(trends(), { "/api/trends?region=Southeast": Response.json(none) }),
    );
    expect(screen.getByText("No prices have been seen in Southeast yet.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all of Ohio" }));
    await waitFor(() => expect(address()).toBe("/trends"));
    expect(await screen.findAllByRole("figure")).toHaveLength(5);
  });

  it("that cannot be had are said to be missing, and asked for again", async () => {
    let isDown = true;
    const { user } = await openScreen("/trends", {
      "/api/trends": () => (isDown ? Response.json({}, { status: 404 }) : Response.json(trends())),
    });
    await screen.findByText(/the trends could not be loaded/);
    expect(screen.queryByRole("button", { name: /Share|Print/ }), "nothing to hand on").toBeNull();
    expect(screen.queryByRole("combobox", { name: "Region" }), "nothing to choose").toBeNull();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findAllByRole("figure")).toHaveLength(5);
    for (const name of ["Share", "Print"])
      expect(screen.getByRole("button", { name }), name).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Region" })).toBeTruthy();
  });

  it("of a region that cannot be had lead back to the state", async () => {
    await openScreen("/trends?region=Northeast", {
      "/api/trends?region=Northeast": () => Response.json({}, { status: 404 }),
    });
    await screen.findByText(/the trends could not be loaded/);
    expect(screen.getByRole("combobox", { name: "Region" })).toBeTruthy();
  });

  it("of a copy whose refresh failed are shown with its age", async () => {
    let isDown = false;
    const { queryClient } = await openScreen("/trends", {
      "/api/trends": () =>
        isDown ? Response.json({}, { status: 400 }) : Response.json(trends({ sample: true })),
    });
    expect(screen.getByText("Made-up sample data.")).toBeTruthy();
    isDown = true;
    vi.setSystemTime(NOW + 2 * HOUR_MS);
    await queryClient.refetchQueries({ queryKey: ["trends"] });
    await screen.findByRole("button", { name: "Could not refresh 2 h ago" });
    expect(screen.getAllByRole("figure")).toHaveLength(5);
  });
});
