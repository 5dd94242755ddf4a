import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { COUNTY_OUTLINES } from "#state/outlines.ts";
import { EmptyState } from "../states/EmptyState.tsx";
import { CountyTile, loadOutlines } from "./CountyTile.tsx";
import SpotDrawing from "./SpotDrawing.tsx";
import { StampButton } from "./StampButton.tsx";
import { StrainStamp } from "./StrainStamp.tsx";
import { TerpeneMark } from "./TerpeneMark.tsx";
import { storeProfile } from "../../../tests/support/data/offers.ts";

const SPOTS = [
  "emptyList",
  "noSignal",
  "noMenu",
  "notFound",
  "waiting",
  "letter",
  "seedling",
] as const;
const BYTES = 2_000;

it.each(SPOTS)("the drawing %s is at most 2 kB, in one weight and one tone", (spot) => {
  const { container } = render(<SpotDrawing of={spot} />);
  const svg = container.querySelector("svg");
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  expect(svg?.querySelectorAll("path")).toHaveLength(2);
  expect(container.innerHTML.length).toBeLessThanOrEqual(BYTES);
});

it("a store's tile is the outline of its county, in its square", async () => {
  for (const { name, d } of COUNTY_OUTLINES) {
    const { container, unmount } = render(<CountyTile county={name} />);
    await waitFor(() => expect(container.querySelector("path")?.getAttribute("d")).toBe(d));
    const box = container.querySelector("svg")?.getAttribute("viewBox") ?? "";
    const [, , width = 0, height = 0] = box.split(" ").map(Number);
    expect(Math.max(width, height)).toBeGreaterThan(20);
    unmount();
  }
});

it("a tile stands with the words beside it once the outlines are there", async () => {
  await loadOutlines();
  const { container } = render(<CountyTile county="Franklin" />);
  expect(container.querySelector("path")).not.toBeNull();
});

it("a store whose place contradicts its county, or is not known, has a dashed outline without a dot, as on the map", async () => {
  const tileOf = async (place: { lat: number | null; lon: number | null }) => {
    // As lists hand it on: with all that is known of it.
    const store = storeProfile({ county: "Franklin", ...place });
    const { container, unmount } = render(<CountyTile county="Franklin" store={store} />);
    await waitFor(() => expect(container.querySelector("path")).not.toBeNull());
    const found = [
      container.querySelector("svg")?.hasAttribute("data-lost"),
      container.querySelector("circle") !== null,
    ];
    unmount();
    return found;
  };
  expect(await tileOf({ lat: 39.96, lon: -83 }), "in Columbus").toEqual([false, true]);
  expect(await tileOf({ lat: 41.08, lon: -81.52 }), "in Akron").toEqual([true, false]);
  expect(await tileOf({ lat: null, lon: null })).toEqual([true, false]);
});

it("a store whose county is not known keeps the room of its tile", () => {
  const { container } = render(<CountyTile county={null} />);
  expect(container.querySelector("span")?.innerHTML).toBe("");
});

it("an empty state has its drawing beside the words, which say it all", async () => {
  const { container, getByText } = render(
    <EmptyState drawing="noSignal">Not saved on this device yet.</EmptyState>,
  );
  expect(getByText("Not saved on this device yet.")).toBeTruthy();
  await waitFor(() => expect(container.querySelector("svg")).not.toBeNull());
});

it("a stamp without a label is drawn in one color, and one with a label in the hues of its terpenes", () => {
  const paths = (terpenes: Record<string, number> | null, size: 48 | 160 = 48) =>
    render(
      <StrainStamp name="OG Kush" terpenes={terpenes} size={size} />,
    ).container.querySelectorAll("path");
  // Two rings of petals with their shaded halves, and the stamens; where it is large, veins, too.
  expect(paths(null)).toHaveLength(5);
  expect(paths({})).toHaveLength(5);
  expect(paths(null, 160)).toHaveLength(7);
  // Two halves for each of two terpenes, and the stamens; where it is large, veins and what grows between petals, too.
  expect(paths({ myrcene: 0.4, limonene: 0.2 })).toHaveLength(5);
  expect(paths({ myrcene: 0.4, limonene: 0.2 }, 160)).toHaveLength(8);
});

it("a dot and a bar have the class that gives the terpene's petal its hue", () => {
  for (const terpene of ["limonene", "beta-caryophyllene", "α-Pinene", "fenchol", "sabinene"]) {
    const { container, unmount } = render(
      <>
        <StrainStamp name="OG Kush" terpenes={{ [terpene]: 1 }} />
        <TerpeneMark terpene={terpene} />
        <TerpeneMark terpene={terpene} part={0.5} />
      </>,
    );
    const tone = container.querySelector("g")?.getAttribute("class") ?? "none";
    const [dot, track] = container.querySelectorAll(":scope > span");
    expect(dot?.classList).toContain(tone);
    expect(track?.firstElementChild?.classList).toContain(tone);
    expect(track?.firstElementChild?.getAttribute("style")).toBe("width: 50%;");
    unmount();
  }
});

it("a drawing in one color is tinted by what a strain is sold as, and is no larger for it", () => {
  const drawn = (type?: "indica" | "sativa" | "hybrid" | "cbd" | "unknown") => {
    const { container, unmount } = render(
      <StrainStamp name="OG Kush" terpenes={null} {...(type === undefined ? {} : { type })} />,
    );
    const classes = container.querySelector("g")?.getAttribute("class") ?? "";
    expect(container.querySelectorAll("g")).toHaveLength(1);
    unmount();
    return classes;
  };
  const tints = [drawn("indica"), drawn("sativa"), drawn("hybrid"), drawn("unknown")];
  expect(new Set(tints).size).toBe(4);
  expect(tints.filter((tint) => tint.includes(" "))).toEqual([]);
  expect([drawn(), drawn("cbd")]).toEqual([tints[3], tints[3]]);
});

it("a large stamp says at a tap what it shows: its petals by name, and how much of each beside the largest", async () => {
  const terpenes = { caryophyllene: 100, betapinene: 86, myrcene: 40.256 };
  render(<StampButton name="OG Kush" terpenes={terpenes} type="hybrid" of="strain" />);
  fireEvent.click(screen.getByRole("button", { name: "What this drawing shows" }));
  const key = within(await screen.findByRole("dialog", { name: "What this drawing shows" }));
  expect(key.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Caryophyllenethe largest",
    "Beta-pinene86% of the largest",
    "Myrcene40.26% of the largest",
  ]);
  expect(
    key.getByText(/^Drawn from the labels: a petal’s color is the terpene, its length how much/),
  ).toBeTruthy();
  expect(key.getByText(/The longest is the most/)).toBeTruthy();
  fireEvent.click(key.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("it says of names without figures that lengths say nothing, and of an outline what its tint is", async () => {
  const { rerender } = render(
    <StampButton name="OG Kush" terpenes={{ myrcene: null }} type="hybrid" of="label" />,
  );
  fireEvent.click(screen.getByRole("button"));
  const key = await screen.findByRole("dialog");
  expect(key.textContent).toContain("Myrceneno amount given");
  expect(key.textContent).toContain("the length of a petal means nothing here");
  rerender(<StampButton name="OG Kush" terpenes={null} type="sativa" of="label" />);
  expect(key.textContent).toContain("The color of its lines says what it’s sold as: sativa;");
  rerender(<StampButton name="OG Kush" terpenes={null} type={null} of="label" />);
  expect(key.textContent).toContain("Brown lines: not known as indica, sativa or hybrid");
});
