import { TAX_AREAS, TAX_TABLE_AS_OF } from "#state/taxes.ts";
import type { Taxes } from "#domain/prices/taxes.ts";

/** `/api/taxes` as a site answers it that has no other table than the shipped one. */
export const shippedTaxes = (): Taxes => ({
  excise: {
    percent: "10.00",
    appliesTo: "adult_use",
    source: "R.C. 3796.40",
    checkedOn: "2026-11-25",
  },
  compounding: "additive",
  areas: [...TAX_AREAS],
  asOf: TAX_TABLE_AS_OF,
});
