import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PriceStrip } from "./PriceStrip.tsx";

const dollars = (value: number) => `$${String(value)}`;
const day = (moment: number) => `day ${String(moment)}`;
const strip = (...values: (number | null)[]) =>
  render(
    <PriceStrip
      steps={values.map((value, from) => ({ from, value }))}
      end={10}
      formatValue={dollars}
      formatMoment={day}
      isSparse={false}
    />,
  ).container;

it("names the highest and the lowest price, and the days between which it was known", () => {
  expect(strip(25, 40, 30).textContent).toBe("$40$25day 0Today");
});

it("a price that stayed is named once, and one that is no longer known ends on its day", () => {
  expect(strip(25, 25).textContent).toBe("$25day 0Today");
  expect(strip(25, 40, null).textContent).toBe("$40$25day 0day 2");
  expect(strip(null).textContent).toBe("");
});
