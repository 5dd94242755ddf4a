import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { mineStore, startReservations } from "#features/reservations/mineStore.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { setSession } from "#platform/session/session.ts";
import { reserved, swap } from "../../support/community/swap.ts";
import { gate } from "../../support/server/gate.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import {
  events,
  refusal,
  reservationServer,
  signIn,
} from "../../support/screens/reservationScreen.tsx";

const mine = () => screen.findByRole("region", { name: "Your reservations" });
const reserveButton = () => screen.findByRole("button", { name: "Reserve" });

/** The form of the seed swap, signed in. */
async function openForm(
  server = reservationServer(),
  event = swap(),
  address = "/Reservation?event=swap",
) {
  const screenOf = await openScreen(address, { ...events(event), ...server.answers });
  signIn();
  await screen.findByRole(server.list.length > 0 ? "img" : "combobox", { name: /^Seats|^QR code/ });
  return { ...screenOf, server };
}

function goOffline(isOffline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
  act(() => void dispatchEvent(new Event(isOffline ? "offline" : "online")));
}

it("shows strangers the open events with their seats, and the way to sign in and back", async () => {
  const closed = swap({ closesAt: new Date(Date.now() - HOUR_MS).toISOString() });
  const opens = new Date(Date.now() + HOUR_MS).toISOString();
  await openScreen(
    "/reservation",
    events(
      swap(),
      { ...closed, slug: "closed", title: "Closed evening" },
      swap({ opensAt: opens }, { slug: "soon", title: "Soon" }),
      swap({}, { slug: "off", title: "Cancelled evening", status: "cancelled" }),
      { ...swap(), slug: "walk", title: "A walk", reservation: null },
    ),
  );
  expect(await screen.findByText("12 seats left.")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Sign in to reserve" });
  expect(link.getAttribute("href")).toContain(encodeURIComponent("/reservation?event=swap"));
  expect(screen.getByText(/^Reserving opens/)).toBeTruthy();
  expect(screen.getByText("Reserving for this event has closed.")).toBeTruthy();
  expect(screen.queryByText("A walk")).toBeNull();
  expect(screen.queryByText("Cancelled evening")).toBeNull();
  expect(screen.queryByRole("region", { name: "Your reservations" })).toBeNull();
});

it("an event that was tapped stands alone with its way to sign in, and the others below it", async () => {
  const other = { ...swap(), slug: "walk", title: "A walk" };
  await openScreen("/reservation?event=swap", events(other, swap()));
  const meant = within(await screen.findByRole("region", { name: "Reserve" }));
  expect(meant.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(meant.getByText(/^Seed swap/)).toBeTruthy();
  expect(meant.getByText(/^You need an account to reserve\./)).toBeTruthy();
  expect(meant.getByRole("link", { name: "Sign in to reserve" })).toBeTruthy();
  const others = within(screen.getByRole("region", { name: "Other events with seats" }));
  expect(others.getByText("A walk")).toBeTruthy();
});

it("says once that events are made up", async () => {
  const sample = { ...swap(), sample: true };
  await openScreen("/reservation", events(sample, { ...sample, slug: "other" }));
  expect(await screen.findAllByText("12 seats left.")).toHaveLength(2);
  expect(screen.getAllByText("These are made-up sample events.")).toHaveLength(1);
  expect(screen.queryByText("Sample")).toBeNull();
});

it("says so when there is nothing to reserve, and of an event that was asked for why not", async () => {
  await openScreen(
    "/reservation?event=off",
    events(swap({}, { slug: "off", title: "Cancelled evening", status: "cancelled" })),
  );
  expect(await screen.findByText("Nothing to reserve right now.")).toBeTruthy();
  expect(screen.getByText("Cancelled evening: This event has been cancelled.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See all events" })).toBeTruthy();
});

it("says that the events could not be loaded, and asks again", async () => {
  const answer = vi.fn(() => new Response(null, { status: 404 }));
  const { user } = await openScreen("/reservation", { "/api/events": answer });
  await screen.findByText(/the events could not be loaded/);
  const retry = screen.getByRole("button", { name: "Retry" });
  answer.mockImplementation(() => Response.json({ events: [swap()] }));
  await user.click(retry);
  expect(await screen.findByText("12 seats left.")).toBeTruthy();
});

it("reserves, and shows the code in large type and as a QR code", async () => {
  const { user, server } = await openForm();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveProperty("value", "Ana R.");
  expect(screen.getAllByRole("option")).toHaveLength(4);
  await user.selectOptions(screen.getByRole("combobox", { name: "Seats" }), "3 seats");
  await user.click(await reserveButton());
  const region = within(await mine());
  expect(await region.findByText("ABC 789")).toBeTruthy();
  expect(await region.findByRole("img", { name: "QR code of reservation ABC789" })).toBeTruthy();
  expect(region.getByText(/Saved on this phone, last confirmed \d+:\d\d/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Your reservations"));
  const request = server.requests.find(({ method }) => method === "POST");
  expect(request?.body).toMatchObject({ event: "swap", seats: 3, name: "Ana R.", waitlist: false });
  expect((await mineStore.read())?.unanswered).toEqual([]);
});

it("leaves the focus to whoever goes on while the phone stores the reservation", async () => {
  const { user } = await openForm();
  const stored = gate();
  const { change } = mineStore;
  vi.spyOn(mineStore, "change").mockImplementation(async (to) => {
    const isKept = await change(to);
    if ((await mineStore.read())?.reservations.length === 1) await stored.opened;
    return isKept;
  });
  await user.click(await reserveButton());
  const region = within(await mine());
  const cancel = await region.findByRole("button", { name: /^Cancel/ });
  act(() => cancel.focus());
  stored.open();
  expect(await region.findByText("Reserved.")).toBeTruthy();
  expect(document.activeElement).toBe(cancel);
});

it("opens a form on request, which stands in the address then", async () => {
  const server = reservationServer();
  const { user, address } = await openScreen("/reservation", {
    ...events(swap()),
    ...server.answers,
  });
  signIn();
  await user.click(await screen.findByRole("button", { name: "Reserve seats at Seed swap" }));
  const seats = await screen.findByRole("combobox", { name: "Seats" });
  expect(address()).toContain("event=swap");
  expect(document.activeElement).toBe(seats);
});

it("does not send a name that is too short", async () => {
  const { user, server } = await openForm();
  await user.clear(screen.getByRole("textbox", { name: "Name" }));
  await user.click(await reserveButton());
  expect(await screen.findByText("From 2 to 60 characters.")).toBeTruthy();
  expect(server.requests.some(({ method }) => method === "POST")).toBe(false);
});

it("says every refusal with what to do, and offers the waiting list where it is full", async () => {
  const server = reservationServer([], (body) =>
    body["waitlist"] === true
      ? Response.json(reserved({ status: "waiting", place: 2, ticket: null }), { status: 201 })
      : refusal(409, "Only 1 seat is left; ask for fewer, or join the waiting list", { left: 1 }),
  );
  const { user } = await openForm(server);
  await user.click(await reserveButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Only 1 seat is left");
  await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
  const region = within(await mine());
  expect(await region.findByText("On the waiting list, place 2.")).toBeTruthy();
  expect(region.queryByRole("img")).toBeNull();
  // No alerts are turned on here.
  expect(region.queryByText(/Your phone tells you/)).toBeNull();
});

it("joins the waiting list at once where the seats are known to be too few", async () => {
  const server = reservationServer([], (body) =>
    Response.json(
      reserved({ status: "waiting", place: 1, ticket: null, seats: Number(body["seats"]) }),
      {
        status: 201,
      },
    ),
  );
  const { user } = await openForm(server, swap({ left: 1 }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Seats" }), "2 seats");
  await user.click(await screen.findByRole("button", { name: "Join the waiting list" }));
  expect(await within(await mine()).findByText("On the waiting list, place 1.")).toBeTruthy();
});

it("shows the place in a queue as a numeral, which a sentence says to those who do not see it", async () => {
  const server = reservationServer([reserved({ status: "waiting", place: 7, ticket: null })]);
  await openScreen("/reservation", { ...events(swap()), ...server.answers });
  signIn();
  const region = within(await mine());
  expect(await region.findByText("On the waiting list, place 7.")).toBeTruthy();
  expect(region.getByText("7").getAttribute("aria-hidden")).toBe("true");
});

it("leads to the reservation that another phone of the account has made", async () => {
  const server = reservationServer([], () =>
    refusal(409, "You have a reservation for this event already", { code: "ABC789" }),
  );
  const { user } = await openForm(server);
  server.list.push(reserved());
  await user.click(await reserveButton());
  expect(await within(await mine()).findByText("ABC 789")).toBeTruthy();
  expect((await mineStore.read())?.unanswered).toEqual([]);
});

it("tries again under the same id after a lost answer, and never twice at a time", async () => {
  const ids: unknown[] = [];
  const server = reservationServer([], (body) => {
    ids.push(body["id"]);
    if (ids.length === 1) return Promise.reject(new TypeError("lost"));
    // Whoever asks for the list from now on gets it with this one.
    server.list.unshift(reserved());
    return Response.json(reserved());
  });
  const { user } = await openForm(server);
  await user.dblClick(await reserveButton());
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reserved twice");
  expect(ids).toHaveLength(1);
  // What the server may have already cannot be changed.
  expect(screen.getByText(/^You asked for 1 seat for/)).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Seats" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await within(await mine()).findByText("ABC 789")).toBeTruthy();
  expect(ids).toEqual([ids[0], ids[0]]);
});

it("shows a reservation whose list was asked for before it was made and comes after it", async () => {
  let answerList = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answerList = resolve;
  });
  const server = reservationServer();
  const ask = server.answers["/api/reservations"];
  server.answers["/api/reservations"] = async (init?: RequestInit) => {
    if (init?.method === "POST") return await ask(init);
    const answer = await ask(init);
    await late;
    return answer;
  };
  const { user } = await openForm(server);
  await user.click(await reserveButton());
  const region = within(await mine());
  expect(await region.findByText("ABC 789")).toBeTruthy();
  answerList();
  await waitFor(async () => expect((await mineStore.read())?.confirmedAt).not.toBeNull());
  expect(region.getByText("ABC 789")).toBeTruthy();
});

it("refuses without a connection, says why, and remembers what was wanted without sending it", async () => {
  const { user, server } = await openForm();
  goOffline(true);
  await user.selectOptions(screen.getByRole("combobox", { name: "Seats" }), "2 seats");
  await user.click(await reserveButton());
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was reserved");
  await user.click(screen.getByRole("button", { name: "Remember it" }));
  const region = within(await mine());
  expect(await region.findByText(/You wanted 2 seats at/)).toBeTruthy();
  expect(region.queryByRole("button", { name: "Reserve now" })).toBeNull();
  goOffline(false);
  expect(await region.findByRole("button", { name: "Reserve now" })).toBeTruthy();
  expect(server.requests.some(({ method }) => method === "POST")).toBe(false);
  await user.click(region.getByRole("button", { name: "Forget it" }));
  await waitFor(() => expect(region.queryByText(/You wanted/)).toBeNull());
});

it("opens what was saved when the server cannot be asked, with its code and QR code", async () => {
  const first = await openForm(reservationServer([reserved()]));
  await screen.findByText("ABC 789");
  first.leave();
  await openScreen("/reservation", {
    ...events(swap()),
    "/api/reservations": () => Promise.reject(new TypeError("no network")),
  });
  signIn();
  const region = within(await mine());
  expect(await region.findByText("ABC 789")).toBeTruthy();
  expect(await region.findByRole("img")).toBeTruthy();
});

it("is taken off the phone by signing out, and another account never sees it", async () => {
  startReservations();
  await openForm(reservationServer([reserved()]));
  await screen.findByText("ABC 789");
  signIn("bob", "Bob");
  await waitFor(() => expect(screen.queryByText("ABC 789")).toBeNull());
  await waitFor(async () => expect((await mineStore.read())?.uid).not.toBe("ana"));
  act(() => setSession({ state: "signed-out" }));
  await waitFor(async () => expect(await mineStore.read()).toBeNull());
});
