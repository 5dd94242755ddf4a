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

it("a price of another kind than flower is not held up to those of flower", () => {
  const at = (category: "flower" | "edible") => ({ category, size: null });
  const prices = { flower: "$30.00", edible: "$12.80" };
  for (const [category, text] of [
    ["flower", prices.flower],
    ["edible", prices.edible],
  ] as const)
    render(
      <StoreRow
        store={storeProfile({ offers: 1 })}
        name={{ first: "Bliss", second: "", title: null }}
        title={<a href="#menu">Bliss</a>}
        price={{
          cents: Number(text.slice(1)) * 100,
          isAbout: false,
          of: "",
          at: at(category),
        }}
        whyNone={null}
        miles={null}
        now={0}
      />,
    );
  // Without "from", whether or not others of that size cost more.
  const [flower, edible] = ["$30.00", "$12.80"].map((text) =>
    screen.getByText(
      (_, element) => element?.matches("b") === true && element.textContent === text,
    ),
  );
  expect(flower?.hasAttribute("data-aside")).toBe(false);
  expect(edible?.hasAttribute("data-aside")).toBe(true);
});
