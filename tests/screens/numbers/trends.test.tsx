import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trendOf, trends } from "../../support/data/trends.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import {
  CHANGE,
  IN_WEEK,
  PRICE,
  answering,
  beginTrends,
  chart,
  endTrends,
} from "../../support/screens/trendsScreen.ts";

beforeEach(beginTrends);
afterEach(endTrends);

describe("the trends", () => {
  it("have a chart for each question, with what it rests on, and how all of it is computed", async () => {
    await openScreen("/trends", answering(trends()));
    const names = screen
      .getAllByRole("figure")
      .map((each) => each.querySelector("figcaption")?.textContent);
    expect(names).toEqual([
      "Prices week by week (dollars before tax, for a gram or 100 mg of THC)",
      "Change against the week before (percent)",
      "Prices on menus (one for each product at each store, in stock for everybody, seen in the week)",
      "Stores that had a strain (stores with any product of it in the week, all rows to one scale)",
      "New strains above the line, gone ones below it (All of Ohio, strains in the week)",
    ]);
    for (const name of [PRICE, /^Change/, /^Prices on menus/, /^Stores/, /^New/])
      expect(chart(name).getByText(/^All of Ohio, Nov 9, 2026 to Nov 22, 2026\.$/)).toBeTruthy();
    expect(chart(PRICE).getByText(/rests on: Flower 120 prices at 40 stores; /)).toBeTruthy();
    expect(screen.getByText("The median of what any visitor paid.")).toBeTruthy();
  });

  it("come to one number and one sentence each; words of the laboratory are behind How this is counted", async () => {
    const flower = trendOf([990, 980], { likeForLike: [null, -1.5] });
    await openScreen("/trends", answering(trends({ flower })));
    const said = screen
      .getAllByRole("figure")
      .map((each) => each.querySelector("figcaption + p")?.textContent);
    // Every kind's price, before any chart: how much, what is usual, and what became of it where that is known.
    const headline = screen.getByRole("region", { name: "Prices, Nov 16–22, 2026" });
    const kinds = within(headline).getAllByRole("listitem");
    expect(kinds.map(({ textContent }) => textContent.replaceAll("\u00A0", " "))).toEqual([
      "Flower, a gram $9.80 range $8.80–10.80 ↓ 1% less than the week before",
      "Vape, a gram $41.00 range $40.00–42.00 no change known",
      "Edibles, 100 mg THC $5.40 range $4.40–6.40 no change known",
    ]);
    const region = screen.getByRole("combobox", { name: "Region" });
    const order = headline.compareDocumentPosition(region);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING, "the answer stands first").not.toBe(0);
    expect(said).toEqual([
      undefined,
      "−1.5% Flower in the week of Nov 16–22, 2026: cheaper than in the week before.",
      "1,204 prices seen in the week of Nov 16–22, 2026, 1,100 in the week before.",
      "21 stores had Gelato in the week of Nov 16–22, 2026.",
      "2 strains seen on this site for the first time, and 1 gone, in these 2 weeks. A store that is read for the first time brings some.",
    ]);
    const folds = screen.getAllByText("How this is counted").map((each) => each.closest("details"));
    expect(folds).toHaveLength(5);
    for (const fold of folds) expect(fold?.open).toBe(false);
    expect(folds[0]?.textContent).toContain("as many prices are lower as are higher");
    expect(folds[0]?.textContent).toContain(
      "Flower: the typical product seen in both weeks cost 2% less.",
    );
    fireEvent(window, new Event("beforeprint"));
    for (const fold of folds) expect(fold?.open).toBe(true);
    fireEvent(window, new Event("afterprint"));
  });

  it("say in one sentence of all that never changes that it does not, and draw what does", async () => {
    const flat = trendOf([990, 980], { likeForLike: [null, 0] });
    const moved = trendOf([990, 980], { likeForLike: [null, -1.5] });
    await openScreen("/trends", answering(trends({ flower: flat, vape: moved })));
    expect(chart(CHANGE).getByText(/the same products cost/).textContent).toBe(
      "−1.5% Vape in the week of Nov 16–22, 2026: cheaper than in the week before. Flower: the same products cost what they did a week before, in the week of Nov 16–22, 2026.",
    );
    expect(chart(CHANGE).getByRole("status").textContent).not.toContain("Flower");
  });

  it("draw nothing where nothing changes", async () => {
    const flat = trendOf([990, 980], { likeForLike: [null, 0] });
    const all = { flower: flat, vape: flat, edible: flat, extract: flat };
    await openScreen("/trends", answering(trends(all)));
    expect(
      chart(CHANGE).getByText(
        /Flower, Vape, Edibles and Extracts: the same products cost what they did a week before, in /,
      ),
    ).toBeTruthy();
    expect(chart(CHANGE).queryByRole("slider")).toBeNull();
    expect(chart(CHANGE).getByText("Show as a table")).toBeTruthy();
    // Over a sentence alone the title would be a second heading.
    const { className } = screen.getByText(/^Change against/, { selector: "figcaption" });
    expect(className).toBe("visually-hidden");
  });

  it("say what a gram costs now, against the oldest week, and what has too few offers", async () => {
    await openScreen("/trends", answering(trends()));
    const price = chart(PRICE);
    expect(
      price.getByText(
        /^In the week of Nov 16–22, 2026: Flower \$9\.80\/g, down 1\.0% since Nov 9–15;/,
      ),
    ).toBeTruthy();
    expect(price.getByText("Not enough yet: it takes 30 prices. Extracts have 12.")).toBeTruthy();
    expect(price.getByRole("status").textContent).toMatch(
      /^Nov 16–22, 2026: Flower \$9\.80\/g, range \$8\.80 to \$10\.80, 120 prices at 40 stores/,
    );
    fireEvent.change(price.getByRole("slider"), { target: { value: "0" } });
    expect(price.getByRole("status").textContent).toMatch(/^Nov 9–15, 2026: Flower \$9\.90\/g/);
  });

  it("say so of a week that is not over, and no sentence rests on it before as much of it was read", async () => {
    vi.setSystemTime(IN_WEEK);
    await openScreen("/trends", answering(trends({ offers: [1_204, 1_100] })));
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

  it("say what a change of a week that is not over rests on, where that is the newest", async () => {
    vi.setSystemTime(IN_WEEK);
    const flower = trendOf([990, 980], { likeForLike: [null, 0], pairs: [0, 118] });
    await openScreen("/trends", answering(trends({ flower })));
    expect(
      chart(CHANGE).getByText(/^Nov 16–22, 2026 rests on, in both weeks: Flower 118/),
    ).toBeTruthy();
  });

  it("are there as tables, newest first, with nothing in place of what is not known", async () => {
    const flower = trendOf([null, 980], { likeForLike: [null, -1.5] });
    const { user } = await openScreen("/trends", answering(trends({ flower })));
    await user.click(chart(PRICE).getByText("Show as a table"));
    const [, newest, older] = chart(PRICE)
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 16–22, 2026\$9\.80\$8\.80–\$10\.80120/);
    expect(older).toMatch(/^Nov 9–15, 2026––12/);
    await user.click(chart(/^Change/).getByText("Show as a table"));
    expect(chart(/^Change/).getByRole("cell", { name: "−1.5%" })).toBeTruthy();
  });

  it("say on how many offers a change rests, which are fewer than the week has", async () => {
    const flower = trendOf([990, 980], { likeForLike: [null, -1.5], n: [120, 148] });
    const vape = trendOf([4_000, 4_100], { pairs: [0, 29] });
    const { user } = await openScreen("/trends", answering(trends({ flower, vape })));
    const change = chart(/^Change/);
    expect(
      change.getByText(
        /^Nov 16–22, 2026 rests on, in both weeks: Flower 118 prices; Vape 29 prices; /,
      ),
    ).toBeTruthy();
    expect(change.queryByText(/148/)).toBeNull();
    expect(
      change.getByText(/^Not enough yet: it takes 30 prices in both weeks\. Vape has 29/),
    ).toBeTruthy();
    expect(change.getByRole("status").textContent).toContain(
      "Flower −1.5%, 118 prices in both weeks; Vape too few to compare: 29",
    );
    await user.click(change.getByText("Show as a table"));
    const [, newest] = change.getAllByRole("row").map(({ textContent }) => textContent);
    expect(newest).toMatch(/^Nov 16–22, 2026−1\.5%118–29/);
  });

  it("of too few offers say how many there are", async () => {
    const few = trendOf([null, null], { n: [7, 12] });
    const { page } = await openScreen(
      "/trends",
      answering(trends({ flower: few, vape: few, edible: few, extract: few })),
    );
    const all = "Flower, Vape, Edibles and Extracts have ";
    const takes = "Not enough yet: it takes 30 prices";
    expect(chart(PRICE).getByText(`${takes}. ${all}12.`)).toBeTruthy();
    expect(chart(/^Change/).getByText(`${takes} in both weeks. ${all}none.`)).toBeTruthy();
    expect(page.querySelector("figure")?.querySelector("svg[viewBox^='0 0 6']")).toBeNull();
  });

  it("name the strains that are new and gone, with the way to where they are", async () => {
    await openScreen("/trends", answering(trends()));
    const strains = chart(/^New strains/);
    expect(
      strains.getByText(
        /^strains seen on this site for the first time, and 1 gone, in these 2 weeks\. /,
      ),
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
      goneStrains: only(1, ["mac"], []),
      availability: [{ strain: "gelato", stores: only(11, 21, null) }],
    });
    await openScreen("/trends", answering(sparse));
    // Of the weeks before the first that is known of there is nothing to draw.
    expect(screen.getByText("Menus read in 1 of 11 weeks")).toBeTruthy();
    expect(screen.getByText(/^Menus were read in 1 of these 11 weeks/).tagName).toBe("LI");
    const strains = chart(/^New and gone strains/);
    const [list] = strains.getAllByRole("list");
    const told = Array.from(list?.children ?? [], ({ textContent }) => textContent);
    expect(told).toEqual(["Nov 16–22, 2026New:Gelato", "Sep 7–13, 2026Gone:MAC"]);
    expect(strains.queryByRole("slider")).toBeNull();
  });

  it("say nothing of how much there is, nor of new strains, where the weeks that were read cannot tell", async () => {
    const weeks = Array.from({ length: 5 }, (_, place) => `2026-W${String(43 + place)}`);
    const offers = [720, 0, 720, 0, 719];
    const none = weeks.map(() => []);
    const flower = trendOf(weeks.map(() => 980));
    const unread = { weeks, offers, flower, newStrains: none, goneStrains: none };
    await openScreen("/trends", answering(trends({ ...unread, vape: flower, edible: flower })));
    expect(screen.getByRole("heading", { name: "Where to find a strain" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "How much there is" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "New and gone" })).toBeNull();
  });

  it("say in how many stores a strain was last week, where less of this one was read", async () => {
    vi.setSystemTime(IN_WEEK);
    const availability = [{ strain: "gelato", stores: [6, 5] }];
    await openScreen("/trends", answering(trends({ availability, offers: [1_204, 1_100] })));
    expect(chart(/^Stores/).getByText(/^stores had Gelato last week \(Nov 9–15\)\.$/)).toBeTruthy();
  });

  it("speak of the week that is not over once as much of it was read, all of them, and begin to read there", async () => {
    vi.setSystemTime(IN_WEEK);
    const availability = [{ strain: "gelato", stores: [6, 9] }];
    await openScreen("/trends", answering(trends({ availability, offers: [720, 1_784] })));
    const headline = within(screen.getByRole("region", { name: "Prices this week so far" }));
    expect(headline.getAllByRole("listitem")[0]?.textContent).toMatch(/^Flower, a\sgram \$9\.80/);
    expect(
      chart(/^Prices on menus/).getByText(/^prices seen this week so far\. Fewer /),
    ).toBeTruthy();
    expect(chart(/^Stores/).getByText("stores had Gelato this week so far.")).toBeTruthy();
    for (const name of [PRICE, /^Prices on menus/, /^Stores/])
      expect(chart(name).getByRole("status").textContent).toMatch(/^Nov 16–22, 2026, so far: /);
  });

  it("count no strain as new in the week with which the data begin", async () => {
    await openScreen(
      "/trends",
      answering(trends({ newStrains: [["gelato", "runtz", "gmo"], ["mac"]] })),
    );
    const strains = chart(/^New strains/);
    expect(
      strains.getByText(
        /^strain seen on this site for the first time, and 1 gone, in these 2 weeks\. /,
      ),
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
    expect(
      strains.getByText(/^strains seen on this site for the first time, and 1 gone, in/),
    ).toBeTruthy();
    expect(strains.getByText("All of Ohio, Nov 9, 2026 to Nov 22, 2026.")).toBeTruthy();
    expect(strains.getByText(/It is the same for every region\.$/)).toBeTruthy();
    // The bar that hangs, and the mark of none in the second week: the first is where data begin.
    const bars = screen.getByRole("figure", { name: /^New strains/ }).querySelectorAll("rect");
    expect(bars).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Save as CSV: strains" }));
    expect(await saved[0]?.text()).toContain("All of Ohio, Nov 9, 2026 to Nov 22, 2026");
    expect(await saved[0]?.text()).not.toContain("Central, Nov");
  });
});
