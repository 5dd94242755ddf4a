import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { pin, unpin } from "#data/pins.ts";
import { forgetPlace, setPlace, useLocate } from "#platform/visitorPlace.ts";
import { locatedAt } from "../../support/screens/locatedAt.ts";
import { named, planTrip, sold, tripWays } from "../../support/screens/wishlistScreen.tsx";
import { statusText } from "../../support/screens/statusText.ts";

afterEach(() => {
  localStorage.removeItem("trip_choice");
  dispatchEvent(new StorageEvent("storage", { key: "trip_choice" }));
});

describe("a trip begins", () => {
  const at = (slug: string, city: string, lat: number, priceCents: number) => {
    const each = sold("Gelato", { priceCents });
    return { ...each, store: { ...each.store, slug, name: slug, city, lat, lon: -83 } };
  };
  const offers = [at("Alder", "Akron", 40, 3_000), at("Cedar", "Canton", 41, 2_800)];
  const ways = tripWays;

  it("where the phone was found before a reload, without asking anybody, until that is dropped", async () => {
    onTestFinished(forgetPlace);
    locatedAt({ lat: 40, lon: -83 }, true);
    const near = renderHook(() => useLocate());
    await act(async () => void (await near.result.current.locate()));
    // A reload: what was in memory is gone.
    setPlace(null);
    const { user, trip } = await planTrip(offers, named("Gelato"));
    expect(await trip.findByText("From where you are")).toBeTruthy();
    expect(trip.queryByText(/Driving is not counted yet/)).toBeNull();
    expect(sessionStorage.getItem("near_found")).toBe('{"isFound":true}');
    await user.click(trip.getByRole("button", { name: /^Change/ }));
    await user.keyboard("{Enter}");
    expect(await trip.findByText(/Driving is not counted yet/)).toBeTruthy();
    expect(sessionStorage.getItem("near_found")).toBe("{}");
  });

  it("where it is asked for, by a ZIP or a city, and counts the way from there", async () => {
    onTestFinished(forgetPlace);
    const { user, trip } = await planTrip(offers, named("Gelato"));
    await trip.findByText(statusText("1 wish · $28.00 before tax"));
    expect(trip.getByText("Cedar, Canton", { selector: "p > bdi" })).toBeTruthy();
    const field = trip.getByRole("textbox", { name: "From where? ZIP or city" });
    await user.type(field, "Nowhere at all{Enter}");
    expect(await trip.findByText(/^We don’t know this place/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, "43215{Enter}");
    expect(await trip.findByText("ZIP 43215")).toBeTruthy();
    await trip.findByText(statusText("1 wish · $30.00 before tax"));
    expect(ways(trip)).toEqual([
      expect.stringMatching(
        /^Akron {2}\$30\.00 \+ about \$4 driving 5\.\d mi · Recommended \(on\)$/,
      ),
      expect.stringMatching(/^Canton {2}\$28\.00 \+ about \$\d+ driving \d+ mi$/),
    ]);
    const head = () =>
      trip.getByText(/^(Alder|Cedar), /, { selector: "p > bdi" }).closest("div")?.textContent;
    expect(head()).toMatch(
      /Alder, Akron.*before tax\+ about \$4 driving, 5\.\d mi there and back = about \$34\.00/,
    );
    // The way there and the way back are the miles of the whole.
    const [there, back] = [/^[\d.]+ mi/, /^Back: [\d.]+ mi$/].map((words) =>
      Number(/[\d.]+/.exec(trip.getByText(words, { ignore: "button *" }).textContent)?.[0]),
    );
    const whole = Number(/driving, ([\d.]+) mi/.exec(head() ?? "")?.[1]);
    expect((there ?? 0) + (back ?? 0)).toBeCloseTo(whole);
    await user.click(trip.getByRole("button", { name: /^Canton/ }));
    expect(head()).toMatch(
      /Cedar, Canton.*before tax\+ about \$\d+ driving, \d+ mi there and back = about \$\d+\.00\. The drive costs more than the goods\.\$\d+ more with driving than recommended\.$/,
    );
    expect(ways(trip)[0]).toContain(" Recommended");
    // Whoever changes it is in its field, and then where they were.
    await user.click(trip.getByRole("button", { name: "Change where the trip begins" }));
    const again = trip.getByRole("textbox", { name: "From where? ZIP or city" });
    expect(document.activeElement).toBe(again);
    await user.type(again, "{Enter}");
    await trip.findByText(statusText("1 wish · $28.00 before tax"));
  });

  it("and says how far one would drive for all of the list", async () => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const sells = (name: string, slug: string, lat: number) => {
      const each = sold(name, { priceCents: 2_000 });
      return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
    };
    const { user, trip } = await planTrip(
      // By name the farthest would come in the middle.
      [sells("Gelato", "Alder", 40), sells("Runtz", "Birch", 42), sells("Zkittlez", "Cedar", 41)],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    await trip.findByText(statusText("1 of your 3 wishes · $20.00 before tax"));
    const all = trip.getByRole("button", { name: /^3 stores/ });
    // Two degrees there and two back, with the bends of roads.
    const miles = Number(/(\d+) mi/.exec(all.textContent)?.[1]);
    expect(miles).toBeGreaterThan(300);
    expect(miles).toBeLessThan(400);
    // What is left out is so on purpose: it is said first, and last why; not a second time in its row.
    const head = trip.getByText(statusText("1 of your 3 wishes · $20.00 before tax"));
    expect(head.parentElement?.lastElementChild?.textContent).toMatch(
      /^The other 2 cost \$40\.00, and about \$2\d\d more to drive\.$/,
    );
    expect(trip.getAllByText(/more to drive/)).toHaveLength(1);
    expect(ways(trip).at(-1)).toMatch(/^One store {2}\$20\.00 1 of 3 · Recommended \(on\)$/);
    await user.click(all);
    await trip.findByText(statusText("All 3 wishes · $60.00 before tax"));
    expect(trip.queryByText(/more to drive/)).toBeNull();
  });

  it("and says of a list that is too much for one day that it is, and no price of it", async () => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const ounce = { sizeKey: "28300mg", sizeLabel: "28.3g", netMg: 28_300 };
    const sells = (name: string, slug: string, lat: number) => {
      const each = sold(name, { priceCents: 9_000, ...ounce });
      return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
    };
    const { trip } = await planTrip(
      [sells("Gelato", "Alder", 40), sells("Runtz", "Birch", 42), sells("Zkittlez", "Cedar", 41)],
      named("Gelato"),
      named("Runtz"),
      named("Zkittlez"),
    );
    expect(await trip.findByText("All 3 would be over the daily limit.")).toBeTruthy();
    expect(trip.queryByText(/more to drive/)).toBeNull();
  });

  // 36 miles there and back on the road: $25 of driving.
  it.each([
    [
      "what the drive gains",
      10_000,
      /\$45 less than Alder, Alder alone, for 36 mi of driving\./,
      [
        /^Birch {2}\$30\.00 \+ about \$25 driving 36 mi · Recommended \(on\)$/,
        /^Alder {2}\$100\.00$/,
      ],
    ],
    [
      "that it gains too little for its miles",
      7_000,
      /^At your kept store, Alder, Alder1 wish · \$70\.00 before tax\$15 more than the cheapest trip with driving, 36\u00A0miles less\. Driving to your kept store is left out of both\.$/,
      [/^Alder {2}\$70\.00 Recommended \(on\)$/, /^Birch {2}\$30\.00 \+ about \$25 driving 36 mi$/],
    ],
  ])("and says %s", async (_, cents, head, rows) => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const sells = (slug: string, lat: number, priceCents: number) => {
      const each = sold("Gelato", { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
    };
    const { trip } = await planTrip(
      [sells("Alder", 40, cents), sells("Birch", 40.2, 3_000)],
      named("Gelato"),
    );
    const status = await trip.findByText(/^1 wish/, { selector: "[role=status] > span" });
    const answer = status.closest("div")?.parentElement;
    expect(answer?.textContent.replace(/^Go to /, "")).toMatch(head);
    // What the sentence says can be reckoned from the tiles.
    const sums = ways(trip).map((way) =>
      [...way.matchAll(/\$(\d+)/g)].reduce((sum, [, dollars]) => sum + Number(dollars), 0),
    );
    const said = Number(/\$(\d+) (more|less) than/.exec(answer?.textContent ?? "")?.[1]);
    expect(Math.max(...sums) - Math.min(...sums)).toBe(said);
    expect(ways(trip)).toEqual(rows.map((row): unknown => expect.stringMatching(row)));
  });

  it("at the kept store that stands first, where nobody said where they are", async () => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const { user, trip } = await planTrip(offers, named("Gelato"));
    await trip.findByText(statusText("1 wish · $30.00 before tax"));
    // The store stands there once, and nobody is told to go where the phone takes them to be.
    const where = trip.getByText("Alder, Akron", { selector: "p > bdi" });
    expect(where.closest("div")?.textContent).toBe(
      "At your kept store, Alder, Akron1 wish · $30.00 before taxCosts least with driving. Driving to your kept store is left out of both.",
    );
    const from = trip.getByText("Trips start at your kept store.");
    expect(trip.getByText(/^Driving beyond your kept store is counted at \$0\.70/)).toBeTruthy();
    expect(where.compareDocumentPosition(from)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Goods stand large in each, and the drive below them; that one is not counted is said once, in the answer.
    expect(ways(trip)[0]).toBe("Akron  $30.00 Recommended (on)");
    const other = trip.getByRole("button", { name: /^Canton/ });
    const [, drive, miles] =
      /^Canton {2}\$28\.00 \+ about \$(\d+) driving (\d+) mi$/.exec(other.textContent) ?? [];
    expect(Math.abs(Number(drive) - Number(miles) * 0.7)).toBeLessThanOrEqual(1);
    await user.click(other);
    expect(other.getAttribute("aria-pressed")).toBe("true");
    await trip.findByText(statusText("1 wish · $28.00 before tax"));
    // A trip elsewhere says from which store, where its way begins.
    expect(trip.getByText(/^Trips start at your kept store/).textContent).toBe(
      "Trips start at your kept store, Alder, Akron.",
    );
    onTestFinished(forgetPlace);
    locatedAt({ lat: 41, lon: -83 }, true);
    await user.click(trip.getByRole("button", { name: "Start from my place" }));
    await user.click(trip.getByRole("button", { name: "Near me" }));
    expect(await trip.findByText("From where you are")).toBeTruthy();
  });

  it("and says of no mile what it costs, where all is there", async () => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const [here] = offers;
    if (here === undefined) throw new Error("no offer");
    const { trip } = await planTrip([here], named("Gelato"));
    await trip.findByText(statusText("1 wish · $30.00 before tax"));
    expect(trip.queryByText(/Driving .*is counted|Miles are estimates/)).toBeNull();
  });

  it("and holds up no way that costs far more with its drive: that stands among all ways", async () => {
    await pin({ slug: "Alder", name: "Alder" });
    onTestFinished(() => void unpin("Alder"));
    const sells = (slug: string, lat: number, priceCents: number) => {
      const each = sold("Gelato", { priceCents });
      return { ...each, store: { ...each.store, slug, name: slug, city: slug, lat, lon: -83 } };
    };
    const { trip } = await planTrip(
      [sells("Alder", 39, 3_000), sells("Birch", 41.7, 2_800)],
      named("Gelato"),
    );
    await trip.findByText(statusText("1 wish · $30.00 before tax"));
    expect(trip.queryByRole("group", { name: "Which trip" })).toBeNull();
    expect(trip.getByText("1 more trip")).toBeTruthy();
    expect(ways(trip)).toEqual([expect.stringMatching(/^Birch, Birch · \d+ mi/)]);
  });
});
