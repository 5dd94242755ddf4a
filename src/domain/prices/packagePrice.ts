import type { BasketItem } from "../limits/limits.ts";
import { atRegister, type Register, type ShownPrice } from "./atRegister.ts";
import type { CurrentPrice } from "../offers/currentPrice.ts";

/**
 * What one package in a basket costs the visitor: the price of when it was put in, or the sale of then that is theirs
 * and still on at `now` (epoch milliseconds).
 */
export function packagePrice(
  { cents, menu, store, sale }: NonNullable<BasketItem["price"]>,
  register: Register | null,
  now: number,
): ShownPrice<CurrentPrice> {
  const everybodys = { ...NOTHING_MORE, cents };
  return atRegister(
    everybodys,
    {
      menu,
      store: { ...store, name: sale?.storeName ?? "" },
      salePriceCents: sale?.cents ?? null,
      saleConditions: sale?.conditions ?? null,
      saleText: sale?.text ?? null,
      saleStartsAt: sale?.startsAt ?? null,
      saleEndsAt: sale?.endsAt ?? null,
    },
    register,
    now,
  );
}

/** A basket compares nothing: of units it knows no price. */
const NOTHING_MORE = {
  onSale: false,
  insteadOfCents: null,
  perGram: null,
  per100Mg: null,
  unit: null,
};

/** What this visitor cannot buy: adults nothing of patients' menus. Before the register is loaded everybody is an adult. */
export function isForPatientsOnly({ price }: BasketItem, isPatient: boolean): boolean {
  return price?.menu === "med" && !isPatient;
}
