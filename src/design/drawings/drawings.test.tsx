import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { COUNTY_OUTLINES } from "#state/outlines.ts";
import { EmptyState } from "../states/EmptyState.tsx";
import { CountyTile } from "./CountyTile.tsx";
import SpotDrawing from "./SpotDrawing.tsx";
import { StrainStamp } from "./StrainStamp.tsx";

const SPOTS = ["emptyList", "noSignal", "noMenu", "notFound", "waiting"] as const;
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

it("a stamp without a label is drawn in lines, and one with a label in the hues of its terpenes", () => {
  const paths = (terpenes: Record<string, number> | null, size: 40 | 160 = 40) =>
    render(
      <StrainStamp name="OG Kush" terpenes={terpenes} size={size} />,
    ).container.querySelectorAll("path");
  expect(paths(null)).toHaveLength(1);
  expect(paths({})).toHaveLength(1);
  // Two halves for each of two terpenes, and the stamens; where it is large, veins and what grows between petals, too.
  expect(paths({ myrcene: 0.4, limonene: 0.2 })).toHaveLength(5);
  expect(paths({ myrcene: 0.4, limonene: 0.2 }, 160)).toHaveLength(8);
});
