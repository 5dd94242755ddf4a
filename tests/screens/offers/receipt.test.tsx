import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Store } from "#domain/stores/stores.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";

beforeEach(() => {
  localStorage.setItem("with_tax", "on");
  dispatchEvent(new StorageEvent("storage"));
});
afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

/** The receipt of Blue Dream for $30.00, sold at one store. */
async function receiptAt(store: Partial<Store>) {
  const { product: sold, ...own } = offer({ observedAt: justNow() });
  const lab = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };
  const here = { ...own, ...lab, store: { ...own.store, ...store }, past: null };
  const history = [{ observedAt: own.observedAt, cents: own.priceCents }];
  await openScreen(`/product/${sold.code}`, {
    [`/api/products/${sold.code}`]: Response.json({
      product: sold,
      offers: [{ ...here, history }],
    }),
    "/api/taxes": () => Response.json(shippedTaxes()),
  });
  return within(await screen.findByRole("region", { name: "At the register" }));
}

it("names its sources in words, without the codes of files", async () => {
  const receipt = await receiptAt({ taxArea: "franklin" });
  const sources = receipt.getAllByText(
    /Ohio’s rate files for quarter 1 of 2026 and quarter 4 of 2026; since Apr 1, 2025/,
  );
  expect(sources).toHaveLength(1);
  expect(receipt.queryByText(/OHR|ODT/)).toBeNull();
});

it("says where the part of a divided county is by the postal city", async () => {
  const receipt = await receiptAt({ taxArea: "delaware-cota", taxPartByCity: true });
  expect(receipt.getByText(/^We took the part of the county by postal city\.$/)).toBeTruthy();
});

it("does not where the part is known", async () => {
  const receipt = await receiptAt({ taxArea: "delaware-cota" });
  expect(receipt.queryByText(/postal city/)).toBeNull();
});
