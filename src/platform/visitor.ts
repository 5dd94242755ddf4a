import { useSelector } from "@tanstack/react-store";
import { useMemo } from "react";
import * as v from "valibot";
import type { Profile } from "#domain/limits/profiles.ts";
import { DiscountSchema, type Discount } from "#domain/prices/ownSales.ts";
import { createStored } from "./createStored.ts";
import { jsonUnder } from "./jsonUnder.ts";
import { changeSettings, useSettings } from "./settings.ts";

/** A list of which what cannot be understood is passed over. */
const DiscountsSchema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list): readonly Discount[] =>
    list.flatMap((each) => {
      const read = v.safeParse(DiscountSchema, each);
      return read.success ? [read.output] : [];
    }),
  ),
);

const discountsStore = createStored(
  DiscountsSchema,
  jsonUnder<readonly Discount[]>("discounts", () => localStorage),
);

/** Changes the visitor's own discounts, which stay on this phone. */
export function changeDiscounts(to: (now: readonly Discount[]) => readonly Discount[]): void {
  discountsStore.change(to);
}

/** Who is looking at prices, and how: all of it stays on this phone, and no call has any of it. */
export function useVisitor(): {
  withTax: boolean;
  profile: Profile;
  discounts: readonly Discount[];
} {
  const { with_tax, profile } = useSettings();
  const discounts = useSelector(discountsStore);
  return useMemo(
    () => ({ withTax: with_tax === "on", profile, discounts }),
    [with_tax, profile, discounts],
  );
}

/** Prices are before tax again, everywhere. */
export const leaveOutTax = (): void => changeSettings({ with_tax: "off" });
