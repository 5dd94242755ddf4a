import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { reserved, swap } from "../../support/community/swap.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import {
  events,
  refusal,
  reservationServer,
  signIn,
} from "../../support/screens/reservationScreen.tsx";

const mine = () => screen.findByRole("region", { name: "Your reservations" });

it("gives seats back after a question", async () => {
  const server = reservationServer([reserved()]);
  let status = 409;
  const answers = {
    "/api/reservations/ABC789": (init?: RequestInit) => {
      if (init?.method === "PATCH") {
        // The list that is asked for next says so, too.
        server.list.splice(0, 1, reserved({ seats: 1 }));
        return Response.json(reserved({ seats: 1 }));
      }
      return status === 204
        ? new Response(null, { status })
        : refusal(status, "Seats could be given back until Dec 5, 6:00 PM Eastern");
    },
  };
  const { user } = await openScreen("/reservation", {
    ...events(swap()),
    ...server.answers,
    ...answers,
  });
  signIn();
  const region = within(await mine());
  await user.click(await region.findByRole("button", { name: "Fewer seats" }));
  const keep = await region.findByRole("combobox", { name: "Keep" });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await user.click(region.getByRole("button", { name: "Give the others back" }));
  expect(await region.findByText(/1 seat for/)).toBeTruthy();
  const cancel = { name: "Cancel the reservation for Seed swap" };
  await waitFor(() => expect(document.activeElement).toBe(region.getByRole("button", cancel)));
  await user.click(await region.findByRole("button", cancel));
  await user.click(await region.findByRole("button", { name: "Cancel it" }));
  expect((await region.findByRole("alert")).textContent).toContain("until Dec 5");
  status = 204;
  server.list.splice(0, 1, reserved({ status: "cancelled", ticket: null }));
  await user.click(await region.findByRole("button", { name: "Cancel it" }));
  expect(await region.findByText("None yet.")).toBeTruthy();
  expect(region.getByText("Earlier and cancelled (1)")).toBeTruthy();
});

it("says that it was cancelled, and does not open the form of the same event", async () => {
  const server = reservationServer([reserved()]);
  const { user, address } = await openScreen("/reservation?event=swap", {
    ...events(swap()),
    ...server.answers,
    "/api/reservations/ABC789": new Response(null, { status: 204 }),
  });
  signIn();
  const region = within(await mine());
  await user.click(
    await region.findByRole("button", { name: "Cancel the reservation for Seed swap" }),
  );
  await user.click(await region.findByRole("button", { name: "Cancel it" }));
  await waitFor(() => expect(region.getByRole("status").textContent).toBe("Cancelled: Seed swap."));
  await waitFor(() => expect(address()).toBe("/reservation"));
  expect(screen.queryByRole("combobox", { name: "Seats" })).toBeNull();
});
