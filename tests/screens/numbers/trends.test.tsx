import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Trends } from "#domain/trends/trends.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { trendOf, trendOffers, trends } from "../../support/data/trends.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";

/** The Monday after the second of the weeks, and the Friday in it. */
const NOW = Date.parse("2026-11-23T12:00:00Z");
const IN_WEEK = Date.parse("2026-11-20T12:00:00Z");

const answering = (answer: Trends, more: Answers = {}): Answers => ({
  "/api/trends": Response.json(answer),
  ...more,
});
const chart = (name: RegExp) => within(screen.getByRole("figure", { name }));
const PRICE = /^Prices week by week/;
const CHANGE = /^Change against/;

const scrolled = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOW);
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.useRealTimers();
  scrolled.mockClear();
});

describe("the trends", () => {
  it("have a chart for each question, with what it rests on, and how all of it is computed", async () => {
    await openScreen("/trends", answering(trends()));
    const names = screen
      .getAllByRole("figure")
      .map((each) => each.querySelector("figcaption")?.textContent);
    expect(names).toEqual([
      "Prices week by week (dollars before tax, for a gram or 100 mg of THC)",
      "Change against the week before (percent)",
      "Offers in stock (of all categories, seen in the week)",
      "Stores that had a strain in stock (stores in the week, all rows to one scale)",
      "New strains above the line, gone ones below it (All of Ohio, strains in the week)",
    ]);
    for (const name of [PRICE, /^Change/, /^Offers/, /^Stores/, /^New/])
      expect(chart(name).getByText(/^All of Ohio, Nov 9, 2026 to Nov 22, 2026\.$/)).toBeTruthy();
    expect(chart(PRICE).getByText(/rests on: Flower 120 offers at 40 stores; /)).toBeTruthy();
    expect(screen.getByText("The median of what any visitor paid.")).toBeTruthy();
  });

  it("come to one number and one sentence each; words of the laboratory are behind How this is counted", async () => {
    const flower = trendOf([990, 980], { likeForLike: [null, -1.5] });
    await openScreen("/trends", answering(trends({ flower })));
    const said = screen
      .getAllByRole("figure")
      .map((each) => each.querySelector("figcaption + p")?.textContent);
    expect(said).toEqual([
      "$9.80 is the middle price of a gram of flower in the week of Nov 16–22, 2026, down 1.0% since Nov 9–15.",
      "−1.5% Flower in the week of Nov 16–22, 2026: cheaper than in the week before.",
      "1,204 offers seen in stock in the week of Nov 16–22, 2026, 1,100 in the week before.",
      "21 stores had Gelato in the week of Nov 16–22, 2026.",
      "2 strains new and 1 strain gone in all of Ohio in these 2 weeks.",
    ]);
    const folds = screen.getAllByText("How this is counted").map((each) => each.closest("details"));
    expect(folds).toHaveLength(5);
    for (const fold of folds) expect(fold?.open).toBe(false);
    expect(folds[0]?.textContent).toContain("median");
    fireEvent(window, new Event("beforeprint"));
    for (const fold of folds) expect(fold?.open).toBe(true);
    fireEvent(window, new Event("afterprint"));
  });

  it("say in one sentence of all that never changes that it does not, and draw what does", async () => {
    const flat = trendOf([990, 980], { likeForLike: [null, 0] });
    const moved = trendOf([990, 980], { likeForLike: [null, -1.5] });
    await openScreen("/trends", answering(trends({ flower: flat, vape: moved })));
    expect(chart(CHANGE).getByText(/stayed as they were/).textContent).toBe(
      "−1.5% Vape in the week of Nov 16–22, 2026: cheaper than in the week before. Flower: most prices stayed as they were, in the week of Nov 16–22, 2026.",
    );
    expect(chart(CHANGE).getByRole("status").textContent).not.toContain("Flower");
  });

  it("draw nothing where nothing changes", async () => {
    const flat = trendOf([990, 980], { likeForLike: [null, 0] });
    const all = { flower: flat, vape: flat, edible: flat, extract: flat };
    await openScreen("/trends", answering(trends(all)));
    expect(
      chart(CHANGE).getByText(
        /^Flower, Vape, Edibles and Extracts: most prices stayed as they were, /,
      ),
    ).toBeTruthy();
    expect(chart(CHANGE).queryByRole("slider")).toBeNull();
    expect(chart(CHANGE).getByText("As a table (2)")).toBeTruthy();
  });

  it("say what a gram costs now, against the oldest week, and what has too few offers", async () => {
    await openScreen("/trends", answering(trends()));
    const price = chart(PRICE);
    expect(
      price.getByText(
        /^In the week of Nov 16–22, 2026: Flower \$9\.80\/g, down 1\.0% since Nov 9–15;/,
      ),
    ).toBeTruthy();
    expect(price.getByText("Not enough yet: Extracts, 12 of 30 offers.")).toBeTruthy();
    expect(price.getByRole("status").textContent).toMatch(
      /^Nov 16–22, 2026: Flower \$9\.80\/g, half of them \$8\.80 to \$10\.80, 120 offers at 40 stores/,
    );
    fireEvent.change(price.getByRole("slider"), { target: { value: "0" } });
    expect(price.getByRole("status").textContent).toMatch(/^Nov 9–15, 2026: Flower \$9\.90\/g/);
  });

  it("say so of a week that is not over, and no sentence rests on it", async () => {
    vi.setSystemTime(IN_WEEK);
    await openScreen("/trends", answering(trends()));
    const price = chart(PRICE);
    expect(price.getByText(/^In the week of Nov 9–15, 2026: Flower \$9\.90\/g; Vape/)).toBeTruthy();
    expect(price.getByText(/^Nov 9–15, 2026 rests on: /)).toBeTruthy();
    expect(
      price.getByText("All of Ohio, Nov 9, 2026 to Nov 22, 2026; the last week so far."),
    ).toBeTruthy();
    expect(price.getByRole("status").textContent).toMatch(/^Nov 9–15, 2026: Flower \$9\.90/);
    fireEvent.change(price.getByRole("slider"), { target: { value: "1" } });
    expect(price.getByRole("status").textContent).toMatch(
      /^Nov 16–22, 2026, so far: Flower \$9\.80/,
    );
  });

  it("are there as tables, newest first, with nothing in place of what is not known", async () => {
    const flower = trendOf([null, 980], { likeForLike: [null, -1.5] });
    const { user } = await openScreen("/trends", answering(trends({ flower })));
    await user.click(chart(PRICE).getByText("As a table (2)"));
    const [, newest, older] = chart(PRICE)
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 16–22, 2026\$9\.80\$8\.80–\$10\.80120/);
    expect(older).toMatch(/^Nov 9–15, 2026––12/);
    await user.click(chart(/^Change/).getByText("As a table (2)"));
    expect(chart(/^Change/).getByRole("cell", { name: "−1.5%" })).toBeTruthy();
  });

  it("say on how many offers a change rests, which are fewer than the week has", async () => {
    const flower = trendOf([990, 980], { likeForLike: [null, -1.5], n: [120, 148] });
    const vape = trendOf([4_000, 4_100], { pairs: [0, 29] });
    const { user } = await openScreen("/trends", answering(trends({ flower, vape })));
    const change = chart(/^Change/);
    expect(
      change.getByText(
        /^Nov 16–22, 2026 rests on, in both weeks: Flower 118 offers; Vape 29 offers; /,
      ),
    ).toBeTruthy();
    expect(change.queryByText(/148/)).toBeNull();
    expect(change.getByText(/^Not enough yet: Vape, 29 of 30 offers in both weeks/)).toBeTruthy();
    expect(change.getByRole("status").textContent).toContain(
      "Flower −1.5%, 118 offers in both weeks; Vape too few in both weeks: 29",
    );
    await user.click(change.getByText("As a table (2)"));
    const [, newest] = change.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 16–22, 2026−1\.5%118–29/);
  });

  it("of too few offers say how many there are", async () => {
    const few = trendOf([null, null], { n: [7, 12] });
    const { page } = await openScreen(
      "/trends",
      answering(trends({ flower: few, vape: few, edible: few, extract: few })),
    );
    const all = "Not enough yet: Flower, Vape, Edibles and Extracts, ";
    expect(chart(PRICE).getByText(`${all}12 of 30 offers.`)).toBeTruthy();
    expect(chart(/^Change/).getByText(`${all}0 of 30 offers in both weeks.`)).toBeTruthy();
    expect(page.querySelector("figure")?.querySelector("svg[viewBox^='0 0 6']")).toBeNull();
  });

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
    expect(change.getByText("Known of one week alone: Nov 16–22, 2026.")).toBeTruthy();
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
      await screen.findByRole("region", { name: "Offers behind Flower, Nov 16–22, 2026" }),
    );
    await list.findByText("35 offers, cheapest first");
    expect(address()).toBe("/trends?week=2026-W47&category=flower");
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(document.activeElement?.textContent).toBe("Offers behind Flower, Nov 16–22, 2026");
    const [, first] = list.getAllByRole("row");
    expect(first?.textContent).toBe("Oak Works Product 0 2.83gBliss, KentNov 20, 2026$5.00$15.00");
    expect(list.getByRole("link", { name: "Oak Works Product 0" }).getAttribute("href")).toBe(
      "/product/code0",
    );
    expect(list.getAllByRole("link", { name: "Bliss, Kent" })[0]?.getAttribute("href")).toBe(
      "/dispensary-menus?store=bliss-kent",
    );
    expect(list.getAllByRole("row")).toHaveLength(26);
    await user.click(list.getByRole("button", { name: "Show 10 more" }));
    expect(list.getAllByRole("row")).toHaveLength(36);
    await user.click(list.getByRole("button", { name: "Close the list of offers" }));
    await waitFor(() => expect(address()).toBe("/trends"));
  });

  it("say that a week is not among them", async () => {
    const { asked } = await openScreen(
      "/trends?week=2025-W53&category=flower",
      answering(trends()),
    );
    expect(screen.getByText("The week of this link is not among these.")).toBeTruthy();
    expect(asked).not.toContain("/api/trends/2025-W53/flower");
  });

  it("name the strains that are new and gone, with the way to where they are", async () => {
    await openScreen("/trends", answering(trends()));
    const strains = chart(/^New strains/);
    expect(
      strains.getByText(/^strains new and 1 strain gone in all of Ohio in these 2 weeks\.$/),
    ).toBeTruthy();
    expect(strains.getByRole("link", { name: "Gelato" }).getAttribute("href")).toBe(
      "/strain-genetics/gelato",
    );
    expect(strains.getByRole("status").textContent).toContain("New: 2 strains; Gone: 1 strain");
  });

  it("tell the few weeks of a long span in which strains came or went, and say in how many menus were read", async () => {
    const weeks = Array.from({ length: 12 }, (_, place) => `2026-W${String(36 + place)}`);
    const only = <Value,>(at: number, value: Value, other: Value) =>
      weeks.map((_, place) => (place === at ? value : other));
    const none = trendOf(weeks.map(() => null));
    const sparse = trends({
      weeks,
      flower: trendOf(only(11, 980, null)),
      vape: none,
      edible: none,
      extract: none,
      offers: only(11, 1_204, 0),
      newStrains: only(11, ["gelato"], []),
      goneStrains: only(4, ["mac"], []),
      availability: [{ strain: "gelato", stores: only(11, 21, null) }],
    });
    await openScreen("/trends", answering(sparse));
    expect(screen.getByText(/^Menus were read in 1 of these 12 weeks/)).toBeTruthy();
    const strains = chart(/^New and gone strains/);
    const told = strains.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(told).toEqual(["Nov 16–22, 2026New:Gelato", "Sep 28–Oct 4, 2026Gone:MAC"]);
    expect(strains.queryByRole("slider")).toBeNull();
  });

  it("count no strain as new in the week with which the data begin", async () => {
    await openScreen(
      "/trends",
      answering(trends({ newStrains: [["gelato", "runtz", "gmo"], ["mac"]] })),
    );
    const strains = chart(/^New strains/);
    expect(
      strains.getByText(/^strain new and 1 strain gone in all of Ohio in these 2 weeks\.$/),
    ).toBeTruthy();
    fireEvent.change(strains.getByRole("slider"), { target: { value: "0" } });
    expect(strains.getByRole("status").textContent).toContain("New: all 3: the data begin here");
  });

  it("say of new and gone strains that they are of the state, also in a region without an offer", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return "blob:saved";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const nothing = trends({ offers: [0, 0], newStrains: [[], []], goneStrains: [["mac"], []] });
    const { user } = await openScreen("/trends?region=Central", {
      "/api/trends?region=Central": Response.json(nothing),
    });
    const strains = chart(/^New strains/);
    expect(strains.getByText(/^strains new and 1 strain gone in all of Ohio in/)).toBeTruthy();
    expect(strains.getByText("All of Ohio, Nov 9, 2026 to Nov 22, 2026.")).toBeTruthy();
    expect(strains.getByText(/It is the same for every region\.$/)).toBeTruthy();
    // The bar that hangs, and the mark of none in the second week: the first is where data begin.
    const bars = screen.getByRole("figure", { name: /^New strains/ }).querySelectorAll("rect");
    expect(bars).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Save as CSV: strains" }));
    expect(await saved[0]?.text()).toContain("All of Ohio, Nov 9, 2026 to Nov 22, 2026");
    expect(await saved[0]?.text()).not.toContain("Central, Nov");
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
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findAllByRole("figure")).toHaveLength(5);
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
