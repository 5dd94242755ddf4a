import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Highlights } from "#domain/trends/highlights.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { highlight, highlights } from "../../support/data/highlights.ts";
import { trendOffers, trends } from "../../support/data/trends.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { storeAnswers } from "../../support/screens/screenAnswers.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

const answering = (years: number[], ...all: Highlights[]): Answers => ({
  "/api/highlights": Response.json(years),
  ...Object.fromEntries(
    all.map((each) => [`/api/highlights/${String(each.year)}`, Response.json(each)]),
  ),
});
const NOTHING = Response.json({}, { status: 404 });
const card = (name: string) => within(screen.getByRole("article", { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the yearly highlights", () => {
  it("are those of the newest year with data, which is not over and says since when it has any", async () => {
    await openScreen("/yearly-highlights", answering([2026, 2025], highlights()));
    expect(screen.getByRole("region", { name: "2026 so far" })).toBeTruthy();
    expect(screen.getByText("Data since Mar 3, 2026")).toBeTruthy();
    expect(screen.getByText("Computed 1 h ago").closest("details")?.open).toBe(false);
  });

  it("are cards with one number, a sentence, a method, what they rest on, and where they lead", async () => {
    const { user, address } = await openScreen("/yearly-highlights", {
      ...answering([2026], highlights()),
      ...storeAnswers([]),
    });
    const gram = card("Cheapest gram");
    expect(gram.getByText("$5.43")).toBeTruthy();
    expect(gram.getByText("Blue Dream at Bliss, Kent, for $15.37 a tenth.")).toBeTruthy();
    // Words of the laboratory are folded away together.
    const counted = gram.getAllByText(
      /of at least 30 offers\. Counted: 1,204 prices\. Seen from Mar 3, 2026 to Nov 20, 2026\./,
    );
    expect(counted).not.toHaveLength(0);
    expect(gram.getByText("How this is counted")).toBeTruthy();
    expect(gram.getByRole("link", { name: "Product" }).getAttribute("href")).toBe(
      "/product/b7k2m9",
    );
    await user.click(gram.getByRole("link", { name: "Store" }));
    await waitFor(() => expect(address()).toBe("/dispensary-menus?store=bliss-kent"));
  });

  it("have one way on in sight where they speak of several things, and the rest where it says how it was counted", async () => {
    const links = ["/trends?week=2026-W47&category=flower", "/product/b7k2m9", "/product/c8m3n2"];
    const cards = [highlight({ links })];
    await openScreen("/yearly-highlights", answering([2026], highlights({ cards })));
    const all = card("Cheapest gram").getAllByRole("link", { hidden: true });
    const [folded, inSight] = [true, false].map((isFolded) =>
      all
        .filter((link) => (link.closest("details") !== null) === isFolded)
        .map((link) => link.textContent),
    );
    expect(inSight).toEqual(["Product"]);
    expect(folded).toEqual(["All prices of that week", "Product"]);
  });

  it("say on paper when they were computed and where they are to be seen", async () => {
    await openScreen("/yearly-highlights", answering([2026], highlights()));
    fireEvent(window, new Event("beforeprint"));
    expect(screen.getByText("Computed Nov 20, 2026, 6:00 AM")).toBeTruthy();
    expect(screen.getByText(`${location.origin}/yearly-highlights?year=2026`)).toBeTruthy();
    fireEvent(window, new Event("afterprint"));
    expect(screen.getByText("Computed 1 h ago")).toBeTruthy();
  });

  it("of another year are asked for when it is chosen, and the address says which", async () => {
    const whole = highlights({ year: 2025, complete: true, since: null });
    const { user, address } = await openScreen(
      "/yearly-highlights",
      answering([2026, 2025], highlights(), whole),
    );
    await user.click(screen.getByRole("radio", { name: "2025" }));
    await screen.findByRole("region", { name: "2025" });
    expect(address()).toBe("/yearly-highlights?year=2025");
    expect(screen.queryByText(/^Data since/)).toBeNull();
    expect(screen.queryByText("Revised")).toBeNull();
  });

  it("of a year whose imports changed after it was over say so", async () => {
    const revised = highlights({ year: 2025, complete: true, since: null, revised: true });
    await openScreen("/yearly-highlights?year=2025", answering([2025], revised));
    expect(screen.getByText("Revised")).toBeTruthy();
    expect(screen.getByText(/^New data for this year came in after it ended/)).toBeTruthy();
  });

  it("of a year without data say so, and lead to one that has some", async () => {
    const { user } = await openScreen("/yearly-highlights?year=2019", {
      ...answering([2026], highlights()),
      "/api/highlights/2019": NOTHING,
    });
    expect(await screen.findByText("There is no data for 2019.")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "The newest year with data" }));
    expect(await screen.findByRole("article", { name: "Cheapest gram" })).toBeTruthy();
  });

  it("lead from a figure to the offers of its week, where the reader lands", async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const path = "/trends?week=2026-W47&category=flower";
    const { user, address } = await openScreen("/yearly-highlights", {
      ...answering([2026], highlights({ cards: [highlight({ links: [path] })] })),
      "/api/trends": Response.json(trends()),
      "/api/trends/2026-W47/flower": Response.json(trendOffers([543])),
    });
    await user.click(card("Cheapest gram").getByRole("link", { name: "All prices of that week" }));
    const list = await screen.findByRole("heading", {
      name: "Prices behind Flower, Nov 16–22, 2026",
    });
    expect(address()).toBe(path);
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(document.activeElement).toBe(list);
    expect(scrolled.mock.contexts).toEqual([list.closest("section")]);
  });

  it("without any data at all say so", async () => {
    await openScreen("/yearly-highlights", answering([]));
    expect(await screen.findByText(/^No year has data yet\./)).toBeTruthy();
  });

  it("that would rest on too little are left out, all of them if it must be", async () => {
    await openScreen("/yearly-highlights", answering([2026], highlights({ cards: [] })));
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByText("There isn’t enough data for a highlight of 2026 yet.")).toBeTruthy();
  });

  it("that cannot be had are said to be missing, and asked for again", async () => {
    let isDown = true;
    const { user } = await openScreen("/yearly-highlights?year=2026", {
      ...answering([2026]),
      "/api/highlights/2026": () =>
        isDown ? Response.json({}, { status: 403 }) : Response.json(highlights()),
    });
    await screen.findByText(/the highlights of 2026 could not be loaded/, undefined, {
      timeout: 20_000,
    });
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("article", { name: "Cheapest gram" })).toBeTruthy();
  });

  it("of a copy whose refresh failed are shown with its age", async () => {
    let isDown = false;
    const { queryClient } = await openScreen("/yearly-highlights", {
      ...answering([2026]),
      "/api/highlights/2026": () =>
        isDown ? Response.json({}, { status: 400 }) : Response.json(highlights({ sample: true })),
    });
    expect(screen.getByText("Made-up sample data")).toBeTruthy();
    isDown = true;
    vi.setSystemTime(NOW + 2 * HOUR_MS);
    await queryClient.refetchQueries({ queryKey: ["highlights-of"] });
    await screen.findByRole("button", { name: "Could not refresh 2 h ago" });
    expect(screen.getByRole("article", { name: "Cheapest gram" })).toBeTruthy();
  });
});

describe("a card as a picture", () => {
  const drawn: string[] = [];

  beforeEach(() => {
    drawn.length = 0;
    const pen = {
      fillRect: () => undefined,
      fillText: (text: string) => drawn.push(text),
      measureText: (text: string) => ({ width: text.length * 24 }),
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => Object(pen));
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((made) =>
      made(new Blob(["png"], { type: "image/png" })),
    );
    Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "fonts");
    Reflect.deleteProperty(navigator, "share");
    Reflect.deleteProperty(navigator, "canShare");
  });

  const press = async (sample = false) => {
    const second = highlight({ title: "Most new strains", kind: "most-new-strains" });
    const { user } = await openScreen(
      "/yearly-highlights",
      answering([2026], highlights({ cards: [highlight(), second], sample })),
    );
    await user.click(screen.getByRole("button", { name: "Share as a picture: Cheapest gram" }));
  };

  it("is handed to the phone’s own sharing", async () => {
    const share = vi.fn((_data: ShareData) => Promise.resolve());
    Object.assign(navigator, { share, canShare: () => true });
    await press();
    await waitFor(() => expect(share).toHaveBeenCalled());
    const [{ files: [file] = [], title } = {}] = share.mock.calls[0] ?? [];
    expect(title).toBe("Cheapest gram");
    expect(file?.name).toBe("highlight-2026-cheapest-gram.png");
    expect(drawn).toEqual(
      expect.arrayContaining(["2026 so far", "Cheapest gram", "$5.43", "Ohio Cannabis Community"]),
    );
    expect(drawn).toContain(`${location.host}/yearly-highlights?year=2026`);
    expect(drawn).not.toContain("Made-up sample data");
  });

  it("is a download where there is no sharing of files, and says of a sample that it is one", async () => {
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    await press(true);
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(drawn).toContain("Made-up sample data");
  });
});
