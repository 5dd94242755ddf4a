import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { OfferFacts } from "./OfferWords.tsx";

it("how strong an offer is stands behind how much and whose, however long all that is", () => {
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
  expect(said("Rythm")).toBe("2.83 g · Rythm · THC 22%");
  const long = "Meigs County Grown, a name that is too long for a phone";
  expect(said(long)).toBe(`2.83 g · ${long} · THC 22%`);
});

it("a size that the heading has said is heard and not seen", () => {
  const row = render(
    <OfferFacts
      isSizeSaid
      offer={offer({ thcPct: 22, netMg: 2_830, product: product({ brand: "Rythm" }) })}
    />,
  ).container;
  expect(row.textContent).toBe("2.83 g Rythm · THC 22%");
  expect(row.querySelector(".visually-hidden")?.textContent).toBe("2.83 g ");
});
