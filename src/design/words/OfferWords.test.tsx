import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { OfferFacts } from "./OfferWords.tsx";

it("whose an offer is stands behind how much and how strong, however long all that is", () => {
  const said = (brand: string) =>
    render(
      <OfferFacts
        offer={offer({
          thcPct: 22,
          sizeKey: "2830mg",
          netMg: 2_830,
          product: product({ name: "Runtz", brand }),
        })}
      />,
    ).container.textContent;
  expect(said("Rythm")).toBe("2.83 g · THC 22% · Rythm");
  const long = "Meigs County Grown, a name that is too long for a phone";
  expect(said(long)).toBe(`2.83 g · THC 22% · ${long}`);
});
