import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listedNames } from "#domain/stores/listedNames.ts";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { StoreRow } from "./StoreRow.tsx";

it("a chain's stores are told apart by their towns, which are as strong as their names", () => {
  const stores = ["Akron", "Athens"].map((city) =>
    storeProfile({ slug: `bloom-${city}`, name: "Bloom Medicinals", city }),
  );
  const names = listedNames(stores);
  render(
    stores.map((store) => (
      <StoreRow
        key={store.slug}
        store={store}
        name={names.get(store.slug) ?? { first: "", second: "", title: null }}
        title={<a href="#menu">{store.name}</a>}
        price={null}
        whyNone={null}
        miles={null}
        now={0}
      />
    )),
  );
  for (const town of ["Akron", "Athens"])
    expect(screen.getByText(town).closest("b"), town).not.toBeNull();
});
