import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { FoundHead } from "./FoundHead.tsx";

/** What is said of so many. */
function said(more: Partial<ComponentProps<typeof FoundHead>>): string {
  const { unmount } = render(
    <FoundHead
      isWaiting={false}
      isSilent={false}
      stores={0}
      products={1}
      prices={1}
      unpriced={0}
      isOfDevice={false}
      isNear={false}
      lacking={null}
      nothing="Nothing"
      sort="price"
      usual="price"
      hasPlace={false}
      change={() => {}}
      {...more}
    />,
  );
  const { textContent } = screen.getByRole("status");
  unmount();
  return textContent;
}

it("counts prices beside products of several sizes, where the line has room for both", () => {
  expect(said({ products: 2, prices: 4 })).toBe("2 products, 4 prices");
  expect(said({ products: 2, prices: 2 })).toBe("2 products");
  expect(said({ products: 4, prices: 3, unpriced: 1 })).toBe("4 products, 3 with prices");
  expect(said({ stores: 1, products: 2, prices: 4 })).toBe("1 store, 2 products");
  expect(said({ products: 2, prices: 4, isNear: true })).toBe("2 products within 25 mi");
  expect(said({ products: 2, prices: 4, isOfDevice: true })).toBe("2 products on this device");
  expect(said({ products: 0, prices: 0 })).toBe("Nothing");
});
