import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";

const gelato = () => screen.findByRole("link", { name: "Gelato" });

it("a link of a long list opens its screen without loading the page anew", async () => {
  const { user, address, heading } = await openScreen("/strain-genetics?q=gelato", {
    "/api/strains/gelato/offers": Response.json({}, { status: 404 }),
  });
  await user.click(await gelato());
  await waitFor(() => expect(address()).toBe("/strain-genetics/gelato"));
  expect(heading()).toBe("Gelato");
});

it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"] as const)(
  "a click with %s is left to the browser",
  async (key) => {
    const { address } = await openScreen("/strain-genetics?q=gelato");
    const link = await gelato();
    let wasPrevented = true;
    addEventListener(
      "click",
      (event) => {
        wasPrevented = event.defaultPrevented;
        // The test's browser cannot open a tab.
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { [key]: true });
    expect(wasPrevented).toBe(false);
    expect(address()).toBe("/strain-genetics?q=gelato");
  },
);
