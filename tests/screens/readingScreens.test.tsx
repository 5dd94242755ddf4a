import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openScreen } from "../support/screens/openScreen.tsx";

const titles = () =>
  [...document.querySelectorAll("article h2")].map(({ textContent }) => textContent);
const isChosen = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;

describe("the resources", () => {
  it("have the poison help line one tap away", async () => {
    await openScreen("/resources");
    expect(
      screen.getByRole("link", { name: "Call Poison Help, 1-800-222-1222" }).getAttribute("href"),
    ).toBe("tel:+18002221222");
  });

  it("have what is shown in the address", async () => {
    const { user, address } = await openScreen("/resources");
    expect(screen.getByRole("heading", { name: "Clearing an old record" })).toBeTruthy();
    const all = titles().length;
    await user.click(screen.getByRole("radio", { name: "Safety" }));
    await waitFor(() => expect(address()).toBe("/resources?kind=Safety"));
    expect(titles()).toEqual([expect.stringMatching(/eaten it$/), "Storing it safely"]);
    await user.click(screen.getByRole("radio", { name: "Families" }));
    await waitFor(() => expect(address()).toBe("/resources?kind=Safety&view=Families"));
    await user.click(screen.getByRole("radio", { name: "Growers" }));
    expect(await screen.findByText("Nothing on this for them.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(address()).toBe("/resources"));
    expect(titles()).toHaveLength(all);
  });

  it("show again what an address says", async () => {
    await openScreen("/resources?kind=Safety&view=Families");
    expect(isChosen("Safety")).toBe(true);
    expect(titles()).toHaveLength(2);
  });

  it("are all shown at an address with a subject that does not exist", async () => {
    await openScreen("/resources?kind=Spaceflight");
    expect(isChosen("Everything")).toBe(true);
    expect(screen.getByRole("heading", { name: "Reading a lab report" })).toBeTruthy();
  });
});

describe("the other maps", () => {
  it("show whose a link is and when it was looked at; what nobody has checked is no link", async () => {
    await openScreen("/other-maps");
    const ohio = screen.getByRole("article", { name: "Who has a license in Ohio" });
    expect(within(ohio).getByText("Official")).toBeTruthy();
    expect(ohio.textContent).toMatch(/com\.ohio\.gov · .* · checked on Nov 2026/);
    const link = within(ohio).getByRole("link", { name: /Division of Cannabis Control/ });
    expect(link.getAttribute("href")).toBe(
      "https://com.ohio.gov/divisions-and-programs/cannabis-control",
    );
    const shops = within(screen.getByRole("article", { name: "Shops for growing at home" }));
    expect(shops.getByText("Not available yet")).toBeTruthy();
    expect(shops.queryByText("Official")).toBeNull();
  });

  it("have the group in the address", async () => {
    const { user, address } = await openScreen("/other-maps");
    await user.click(screen.getByRole("radio", { name: "Laboratories" }));
    await waitFor(() => expect(address()).toBe("/other-maps?kind=Laboratories"));
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(screen.queryByText("Cannabis does not travel.")).toBeNull();
  });

  it("warn beside the neighbors", async () => {
    await openScreen("/other-maps?kind=Neighbor%20states");
    expect(isChosen("Neighbor states")).toBe(true);
    expect(screen.getByText("Cannabis does not travel.")).toBeTruthy();
    for (const name of ["Michigan", "Pennsylvania", "West Virginia", "Kentucky", "Indiana"])
      expect(screen.getByRole("article", { name })).toBeTruthy();
  });

  it("are all shown at an address with a group that does not exist", async () => {
    await openScreen("/other-maps?kind=Moon");
    expect(isChosen("Everything")).toBe(true);
  });
});

it("the change log comes from the project's own file and marks what is new since the last visit", async () => {
  const { leave } = await openScreen("/change-log");
  expect(screen.getAllByRole("heading", { name: "Added" }).length).toBeGreaterThan(0);
  expect(screen.queryByText("New")).toBeNull();
  leave();
  const seen: unknown = JSON.parse(localStorage.getItem("changeLogSeen") ?? "[]");
  if (Array.isArray(seen)) localStorage.setItem("changeLogSeen", JSON.stringify(seen.slice(1)));
  await openScreen("/changelog");
  expect(screen.getByText("1 change is new since your last visit.")).toBeTruthy();
  expect(screen.getAllByText("New")).toHaveLength(1);
});

it("a place that has not been set up is said to be not available yet, and is no link", async () => {
  const { router } = await openScreen("/reddit");
  // One line with the ways that there are, and no empty cards.
  expect(screen.getByText(/There is no chat server or forum yet\./).textContent).toContain(
    "events",
  );
  expect(screen.queryByRole("region", { name: "Forum" })).toBeNull();
  act(() => router.history.push("/donate"));
  expect(await screen.findByText(/No one can pay for a rank\./)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Donate" }).textContent).toContain("Not available yet");
});
