import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";
import { EMPTY_HOME } from "../support/screens/screenAnswers.ts";

/** A phone on whose home screen the site is. */
function install(): void {
  Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
}

const back = () => screen.queryByRole("button", { name: "Back" });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("an installed app has a Back button where there is something to go back to, and not on the start screen", async () => {
  install();
  const { router, user } = await openScreen("/", EMPTY_HOME);
  await heading("Ohio Cannabis Community");
  expect(back()).toBeNull();
  await act(() => router.navigate({ to: "/other-maps" }));
  await user.click(await screen.findByRole("button", { name: "Back" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  await waitFor(() => expect(back()).toBeNull());
});

it("an installed app that was opened at a screen has nothing to go back to", async () => {
  install();
  await openScreen("/other-maps");
  await heading("Other Maps");
  expect(back()).toBeNull();
});

it("a browser has a Back button of its own", async () => {
  const { router } = await openScreen("/", EMPTY_HOME);
  await act(() => router.navigate({ to: "/other-maps" }));
  await heading("Other Maps");
  expect(back()).toBeNull();
});
