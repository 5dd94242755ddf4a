import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { STATE_FRAME } from "#state/outlines.ts";
import { project, type Place } from "#domain/maps/geometry.ts";
import { storeProfile } from "../../../../tests/support/data/offers.ts";
import { mapLabels } from "./mapNames.ts";
import { WhereItIs } from "./WhereItIs.tsx";

const SIZE = { width: 400, height: 300 };
const STORE = storeProfile({ slug: "bliss", name: "Bliss", city: "Kent" });
const KENT = project(STATE_FRAME, { lat: 41.15, lon: -81.36 });

/** What is said where this is in the middle of a map that is so many times as wide as its frame. */
function at(middle: Place, times: number) {
  const scale = (SIZE.width * times) / STATE_FRAME.width;
  const { x, y } = project(STATE_FRAME, middle);
  const view = { scale, left: SIZE.width / 2 - x * scale, top: SIZE.height / 2 - y * scale };
  const shown: string[] = [];
  render(
    <WhereItIs
      listed={[{ store: STORE, miles: null, perGram: null }]}
      points={new Map([["bliss", KENT]])}
      labels={mapLabels([], scale, SIZE)}
      view={view}
      size={SIZE}
      onShow={(slug) => shown.push(slug)}
    />,
  );
  return shown;
}

it("where there is no store in sight the nearest is a tap away", async () => {
  const shown = at({ lat: 41.15, lon: -82.5 }, 4);
  expect(screen.getByText(/^No store here\. Nearest:/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Bliss, Kent.*, 59 mi/ }));
  expect(shown).toEqual(["bliss"]);
});

it("where there is no name in sight it says where that is", () => {
  at({ lat: 40.2, lon: -82.55 }, 300);
  expect(screen.getByText("Licking County, 13 mi from Newark")).toBeTruthy();
});

it("says nothing of what the map says itself", () => {
  at({ lat: 41.15, lon: -81.36 }, 2);
  expect(document.querySelector("p")).toBeNull();
});
