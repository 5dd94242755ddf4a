import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  DESK,
  ATHENS,
  LOST,
  HERE,
  open,
  rows,
  listItems,
  marks,
  search,
} from "../../support/screens/mapScreen.ts";

afterEach(() => vi.unstubAllGlobals());

describe("filters", () => {
  it("are in the address, and an address says them again", async () => {
    const { user, address } = await open("/dispensary-maps");
    await user.click(screen.getByRole("checkbox", { name: "Open now" }));
    await waitFor(() => expect(address()).toBe("/dispensary-maps?open=now"));
    expect(rows()).toEqual(["Acorn"]);
    expect(screen.getByText(/3 stores left out: hours not known\./)).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Drive-through" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Region" }), "Southeast");
    await waitFor(() =>
      expect(address()).toBe("/dispensary-maps?open=now&driveThrough=true&region=Southeast"),
    );
    expect(marks()).toEqual(["Acorn, Athens, no prices"]);
  });

  it("say how many stores are left out because a fact is not known", async () => {
    await open("/dispensary-maps?kind=adult-use");
    expect(rows()).toEqual(["Acorn", "Bliss", "Dune"]);
    expect(screen.getByText(/1 store left out: we don’t know if they qualify/)).toBeTruthy();
  });

  it("that nothing passes can be cleared in one tap", async () => {
    const { user, address } = await open("/dispensary-maps?q=zebra&region=Central");
    expect(screen.getByText("No store matches these filters.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(address()).toBe("/dispensary-maps"));
    expect(rows()).toHaveLength(4);
  });
});

describe("a place", () => {
  const type = async (text: string) => {
    const opened = await open("/dispensary-maps");
    await opened.user.type(search(), `${text}{Enter}`);
    return opened;
  };

  it("that is typed sorts by distance, and is in no address and no call", async () => {
    const { address, asked } = await type("45701");
    await waitFor(() => expect(rows()[0]).toBe("Acorn"));
    // What is on no map is at no distance.
    expect(rows()).toEqual(["Acorn", "Cedar", "Bliss", "Dune"]);
    expect(screen.getByText(/Nearest to ZIP 45701: Acorn, Athens, \d+(?:\.\d)? mi\./)).toBeTruthy();
    expect(address()).toBe("/dispensary-maps");
    expect(asked.join(" ")).not.toContain("45701");
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("45701");
  });

  it("a name that is typed picks the stores of that name, and Enter leaves them", async () => {
    const { address } = await type("Cedar");
    await waitFor(() => expect(rows()).toEqual(["Cedar"]));
    await waitFor(() => expect(address()).toBe("/dispensary-maps?q=Cedar"));
  });

  it("a city picks its stores at once, and Enter shows what else is near it", async () => {
    const { user, address } = await open("/dispensary-maps");
    await user.type(search(), "Athens");
    expect(rows()).toEqual(["Acorn"]);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.getByText(/Nearest to Athens: Acorn/)).toBeTruthy();
    // As the circle on the map has it.
    expect(screen.getByText("1 store within 10 mi")).toBeTruthy();
    expect(listItems()[1]).toBe("3 farther than 10 mi");
    expect(screen.getByText("10 mi", { exact: true })).toBeTruthy();
    expect(address()).toBe("/dispensary-maps");
  });

  it("with no store near shows the nearest, with its distance", async () => {
    await type("Williams County");
    expect(
      await screen.findByText(
        /None within 50 miles of Williams County\. The nearest is .+, \d+ mi\./,
      ),
    ).toBeTruthy();
  });

  it("that Ohio does not have says so", async () => {
    await type("90210");
    expect(await screen.findByText(/We don’t know this place in Ohio/)).toBeTruthy();
  });

  it("is not where a store's point contradicts its county", async () => {
    const misplaced = { ...LOST, city: "Beaverdam Corners" };
    const opened = await open("/dispensary-maps", DESK, [ATHENS, misplaced]);
    await opened.user.type(search(), "Beaverdam Corners{Enter}");
    await waitFor(() => expect(rows()).toEqual(["Dune"]));
    expect(screen.queryByText(/Nearest to|miles of/)).toBeNull();
  });

  it("that is in force is shown, and a tap lets it go", async () => {
    const { user } = await type("45701");
    await user.click(
      await screen.findByRole("button", { name: /^Forget this place: Near ZIP 45701/ }),
    );
    await waitFor(() => expect(screen.queryByText(/Nearest to/)).toBeNull());
    expect(rows()).toEqual(["Acorn", "Bliss", "Cedar", "Dune"]);
    expect(screen.queryByRole("button", { name: /^Forget this place/ })).toBeNull();
  });

  it("of the phone itself is asked for on tap only", async () => {
    const getCurrentPosition = vi.fn((found: (place: { coords: typeof HERE }) => void) =>
      found({ coords: HERE }),
    );
    const { user, address } = await open("/dispensary-maps");
    vi.stubGlobal("navigator", { geolocation: { getCurrentPosition }, userAgent: "" });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Near me" }));
    await waitFor(() => expect(rows()[0]).toBe("Cedar"));
    expect(screen.getByText(/Nearest to you: Cedar, Troy, 0\.7 mi\./)).toBeTruthy();
    expect(address()).toBe("/dispensary-maps");
    // Its own button says that it is in force, and takes it off again.
    expect(screen.queryByRole("button", { name: /^Forget this place/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Near me", pressed: true }));
    expect(screen.getByRole("button", { name: "Near me", pressed: false })).toBeTruthy();
    expect(screen.queryByText(/Nearest to/)).toBeNull();
  });
});
