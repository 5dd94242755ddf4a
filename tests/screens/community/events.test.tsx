import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CommunityEvent } from "#domain/events/event.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import { communityEvent, eventSeats } from "../../support/community/events.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** Three hours long, so many days from now. */
const inDays = (days: number, slug: string, more: Partial<CommunityEvent> = {}) => {
  const begins = NOW + days * DAY_MS + 7 * HOUR_MS;
  return communityEvent({
    slug,
    uid: slug,
    title: slug,
    startsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + 3 * HOUR_MS).toISOString(),
    ...more,
  });
};

const answering = (...events: CommunityEvent[]): Answers => ({
  "/api/events": Response.json({ events, years: [2026, 2025] }),
});
const titles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const entry = (name: string) => within(screen.getByRole("article", { name }));

const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(NOW);
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.useRealTimers();
  scrolled.mockClear();
  vi.unstubAllGlobals();
});

describe("the events", () => {
  it("are grouped by month with what is to come first, and what is over is in a tab of its own", async () => {
    const { user, address } = await openScreen(
      "/events",
      answering(inDays(-3, "Over"), inDays(2, "Soon"), inDays(20, "Later")),
    );
    expect(titles()).toEqual(["Soon", "Later"]);
    const months = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
    expect(months.slice(0, 2)).toEqual(["November 2026", "December 2026"]);
    await user.click(screen.getByRole("tab", { name: "Past" }));
    await waitFor(() => expect(titles()).toEqual(["Over"]));
    expect(address()).toBe("/events?view=past");
    expect(entry("Over").queryByRole("link", { name: /calendar/ })).toBeNull();
  });

  it("of a year are asked for and shown when it is chosen", async () => {
    const { user, address } = await openScreen("/events?view=past", {
      ...answering(),
      "/api/events?year=2025": Response.json({ events: [inDays(-400, "Old")], years: [2025] }),
    });
    expect(screen.getByText("There were no events then.")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "When" }), "2025");
    await waitFor(() => expect(titles()).toEqual(["Old"]));
    expect(address()).toBe("/events?view=past&year=2025");
  });

  it("are filtered by region, price and age, and the address says how", async () => {
    const events = [
      inDays(1, "Free", { free: true, age21: false, region: "Central" }),
      inDays(2, "Paid", { free: false, age21: true, priceText: "$5" }),
      inDays(3, "Unknown", { region: null }),
    ];
    const { user, address } = await openScreen("/events?region=Central", answering(...events));
    expect(titles()).toEqual(["Free"]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "All of Ohio");
    await waitFor(() => expect(titles()).toEqual(["Free", "Paid", "Unknown"]));
    await user.selectOptions(screen.getByRole("combobox", { name: "Age" }), "21+ only");
    await waitFor(() => expect(titles()).toEqual(["Paid"]));
    expect(address()).toBe("/events?age21=true");
    await user.click(screen.getByRole("checkbox", { name: "Free" }));
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(address()).toBe("/events");
  });

  it("that are cancelled stay, struck, with the reason", async () => {
    const note = "The hall is closed.";
    const cancelled = { status: "cancelled", statusNote: note, reservation: eventSeats() } as const;
    await openScreen("/events", answering(inDays(1, "Fair", cancelled)));
    const fair = entry("Cancelled: Fair");
    expect(fair.getByText("Fair").tagName).toBe("S");
    expect(fair.getByText(note)).toBeTruthy();
    expect(fair.queryByRole("link", { name: /Reserve/ })).toBeNull();
  });

  it("say when and where, lead to a map, to the calendar, and are handed on by their own address", async () => {
    const share = vi.fn();
    Object.assign(navigator, { share });
    const more = {
      url: "https://example.org/",
      priceText: "$5",
      age21: true,
      summary: "<b>Hi</b>",
    };
    const { user } = await openScreen("/events", answering(inDays(2, "Fair", more)));
    const fair = entry("Fair");
    // The sheet beside it shows the day; who hears it has it in the line.
    expect(fair.getByText("2:00 PM to 5:00 PM Eastern").textContent).toMatch(
      /^Sun, Nov 22, 2:00\sPM to 5:00\sPM Eastern$/,
    );
    expect(fair.getByText("Park Hall, 12 Main St, Kent")).toBeTruthy();
    expect(fair.getByText("<b>Hi</b>")).toBeTruthy();
    const link = (name: RegExp) => fair.getByRole("link", { name });
    expect(link(/^Add to calendar/).getAttribute("href")).toBe("/api/events/Fair.ics");
    // Chromium asks the network past the worker for a link that has it.
    expect(link(/^Add to calendar/).hasAttribute("download")).toBe(false);
    expect(link(/^Directions/).getAttribute("href")).toContain("openstreetmap.org");
    expect(link(/^Website/).getAttribute("href")).toBe("https://example.org/");
    await user.click(fair.getByRole("button", { name: /^Share/ }));
    expect(share).toHaveBeenCalledWith({
      title: "Fair",
      url: `${location.origin}/events?event=Fair`,
    });
    Reflect.deleteProperty(navigator, "share");
  });

  it("have seats, a queue, or neither yet", async () => {
    await openScreen(
      "/events",
      answering(
        inDays(1, "Open", { reservation: eventSeats() }),
        inDays(2, "Full", { reservation: eventSeats({ left: 0, waiting: 3 }) }),
        inDays(3, "Not-yet", { reservation: eventSeats({ opensAt: "2026-11-21T15:00:00Z" }) }),
        inDays(4, "None"),
      ),
    );
    expect(entry("Open").getByText("12 seats left")).toBeTruthy();
    const reserve = entry("Open").getByRole("link", { name: /^Reserve/ });
    expect(reserve.getAttribute("href")).toBe("/reservation?event=Open");
    expect(entry("Open").getByText("· needs an account")).toBeTruthy();
    expect(entry("Full").getByText("Full, 3 waiting")).toBeTruthy();
    expect(entry("Full").getByRole("link", { name: /^Join the waiting list/ })).toBeTruthy();
    expect(entry("Full").queryByRole("link", { name: /^Reserve/ })).toBeNull();
    expect(entry("Not-yet").getByText(/^Reservations open Sat, Nov 21, 10:00 AM/)).toBeTruthy();
    for (const name of ["Not-yet", "None"])
      expect(entry(name).queryByRole("link", { name: /^Reserve/ })).toBeNull();
  });

  it.each(["/events?event=Over", "/events#Over"])(
    "the one that an address means is shown, wherever it is: %s",
    async (address) => {
      await openScreen(address, answering(inDays(-3, "Over"), inDays(2, "Soon")));
      await waitFor(() => expect(titles()).toEqual(["Over"]));
      expect(screen.getByRole("article").getAttribute("data-meant")).toBe("true");
      expect(scrolled).toHaveBeenCalled();
    },
  );

  it("an address that means one which is gone says so", async () => {
    await openScreen("/events?event=gone", answering(inDays(2, "Soon")));
    expect(screen.getByText(/isn’t on this list/)).toBeTruthy();
    expect(titles()).toEqual(["Soon"]);
  });

  it("are suggested where there are none, once, and then there is nothing to subscribe to", async () => {
    await openScreen("/events", answering());
    expect(screen.getByText("Nothing is planned right now.")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Suggest an event" })).toHaveLength(1);
    expect(screen.queryByRole("link", { name: "Subscribe" })).toBeNull();
  });

  it("are subscribed to, and suggested", async () => {
    await openScreen("/events", answering(inDays(2, "Soon")));
    const subscribe = screen.getByRole("link", { name: "Subscribe" });
    expect(subscribe.getAttribute("href")).toMatch(/^webcal:\/\/.*\/api\/events\.ics$/);
    expect(screen.getByRole("button", { name: "Copy the address" })).toBeTruthy();
    expect(screen.queryByText(/\/api\/events\.ics/)).toBeNull();
    const suggest = screen.getByRole("link", { name: "Suggest an event" });
    expect(suggest.getAttribute("href")).toBe("/feedback?kind=event");
  });

  it("that cannot be had are said to be missing, and asked for again", async () => {
    let isDown = true;
    const { user } = await openScreen("/events", {
      "/api/events": () =>
        isDown
          ? Response.json({}, { status: 404 })
          : Response.json({ events: [inDays(2, "Soon")], years: [] }),
    });
    await screen.findByText(/the events could not be loaded/);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(titles()).toEqual(["Soon"]));
  });

  it("of a copy whose refresh failed are shown with its age", async () => {
    let isDown = false;
    const { queryClient } = await openScreen("/events", {
      "/api/events": () =>
        isDown
          ? Response.json({}, { status: 400 })
          : Response.json({ events: [inDays(2, "Soon")], years: [] }),
    });
    expect(titles()).toEqual(["Soon"]);
    isDown = true;
    vi.setSystemTime(NOW + 2 * HOUR_MS);
    await queryClient.refetchQueries({ queryKey: ["events"] });
    await screen.findByRole("button", { name: "Could not refresh 2 h ago" });
    expect(titles()).toEqual(["Soon"]);
  });
});
