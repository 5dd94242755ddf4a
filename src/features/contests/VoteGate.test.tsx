import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { setSession } from "#platform/session/session.ts";
import { VoteGate } from "./VoteGate.tsx";

const gate = (isHeldBack: boolean) => {
  act(() =>
    setSession({
      state: "signed-in",
      user: { uid: "ana", email: "ana@example.org", displayName: null, emailVerified: !isHeldBack },
      token: () => Promise.resolve("token"),
    }),
  );
  return render(
    <VoteGate
      year={2026}
      isHeldBack={isHeldBack}
      verification={<button>Verify my e-mail</button>}
    />,
  );
};

it("says before the first vote that the e-mail has to be verified, beside the button that sends the link", () => {
  gate(true);
  expect(screen.getByText("Verify your e-mail first; then you can vote.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Verify my e-mail" })).toBeTruthy();
});

it("tells those who may vote what they have, where the button stood", () => {
  expect(gate(false).container.textContent).toBe("You have one vote in each open matchup.");
});
