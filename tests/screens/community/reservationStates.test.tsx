import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { reserved, swap } from "../../support/community/swap.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { events, reservationServer, signIn } from "../../support/screens/reservationScreen.tsx";

const mine = () => screen.findByRole("region", { name: "Your reservations" });

describe("what the event list does not have", () => {
  const about = {
    title: "Seed swap",
    startsAt: "2026-08-03T22:00:00.000Z",
    endsAt: "2026-08-04T01:00:00.000Z",
    allDay: false,
    place: "The barn",
    city: "Kent",
    cancelledBy: null,
    statusNote: null,
  };
  const openMine = async (...list: ReturnType<typeof reserved>[]) => {
    await openScreen("/reservation", { ...events(), ...reservationServer(list).answers });
    signIn();
    return within(await mine());
  };

  it("is told by the reservation itself: one of long ago is over", async () => {
    const region = await openMine(reserved({ about }));
    expect(await region.findByText("None yet.")).toBeTruthy();
    expect(region.getByText(/Seed swap/).closest("li")?.textContent).toContain("Aug 3");
    expect(region.queryByText("ABC 789")).toBeNull();
  });

  it("an event that was called off says so, with the reason, until it would be over", async () => {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const gone = { ...about, endsAt, cancelledBy: "event" as const, statusNote: "No heating." };
    const region = await openMine(reserved({ status: "cancelled", ticket: null, about: gone }));
    const item = (await region.findByText(/^Cancelled:/)).closest("li");
    expect(item?.textContent).toMatch(/Seed swap.*Your 3 seats went with it\. No heating\./);
  });
});

describe("seats that are held until the e-mail is confirmed", () => {
  const held = (untilMs: number, more: Parameters<typeof reserved>[0] = {}) =>
    reserved({
      ticket: null,
      heldUntil: new Date(Date.now() + untilMs).toISOString(),
      ...more,
    });
  const openMine = async (server: ReturnType<typeof reservationServer>) => {
    await openScreen("/reservation", {
      ...events(swap()),
      ...server.answers,
      // The account's own program is asked for, and not to be had here.
      "/api/config": () => new Promise<never>(() => undefined),
    });
    signIn("ana", "Ana R.", false);
    return within(await mine());
  };

  it("say until when, with the button that sends the link, and have a ticket once it is", async () => {
    const server = reservationServer([held(HOUR_MS)]);
    const region = await openMine(server);
    const words = await region.findByText(
      /^Held until \d+:\d\d [AP]M: confirm your e-mail to keep it/,
    );
    expect(words.closest("li")?.textContent).toContain("ABC 789");
    expect(region.getByRole("button", { name: "Verify my e-mail" })).toBeTruthy();
    expect(region.queryByRole("img", { name: /^QR code/ })).toBeNull();
    server.list[0] = reserved();
    signIn("ana", "Ana R.", true);
    expect(await region.findByRole("img", { name: "QR code of reservation ABC789" })).toBeTruthy();
    expect(region.queryByText(/^Held until/)).toBeNull();
  });

  it("say when their time is over, and afterwards why they are gone", async () => {
    const server = reservationServer([
      held(-1_000),
      held(-HOUR_MS, { code: "AAA777", status: "cancelled" }),
    ]);
    const region = await openMine(server);
    expect(
      await region.findByText(/^Held until \d+:\d\d [AP]M, and your e-mail was not confirmed/),
    ).toBeTruthy();
    expect(region.queryByRole("button", { name: "Verify my e-mail" })).toBeNull();
    expect(region.getByText(/AAA777, cancelled: your e-mail was not confirmed by/)).toBeTruthy();
  });

  it("are called so when they are reserved", async () => {
    const server = reservationServer([], () => {
      server.list.unshift(held(HOUR_MS));
      return Response.json(server.list[0], { status: 201 });
    });
    const { user } = await openScreen("/reservation?event=swap", {
      ...events(swap()),
      ...server.answers,
      "/api/config": () => new Promise<never>(() => undefined),
    });
    signIn("ana", "Ana R.", false);
    await user.click(await screen.findByRole("button", { name: "Reserve" }));
    const region = within(await mine());
    await waitFor(() =>
      expect(region.getAllByRole("status")[0]?.textContent).toMatch(/^Held until/),
    );
  });
});
