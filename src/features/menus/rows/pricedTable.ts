import { valueAt, type Column } from "#domain/offers/columns.ts";
import { RANKED_FOR_MS, freshnessOf } from "#domain/time/freshness.ts";
import { offerCount, type MenuTable } from "#domain/offers/menuTable.ts";
import { epochMs } from "#domain/offers/offers.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { currentPrice, silenceOf } from "#domain/offers/currentPrice.ts";

/** What each offer of a table costs at one moment; `NaN` where a unit price is unknown. */
export interface PricedTable {
  table: MenuTable;
  /** When a sale begins or ends next, or a store's menu becomes old; until then nothing changes. Epoch milliseconds. */
  validUntil: number;
  cents: Float64Array;
  perGram: Float64Array;
  per100Mg: Float64Array;
  onSale: Uint8Array;
  /** The visitor wants prices with tax: of what is not, it is not known. */
  hasTax: boolean;
  /** 1 where the price is with tax: those before tax are not compared with them, and come after. */
  isTaxed: Uint8Array;
  /** 0: ranked; 1: for patients only; 2: old, out of stock or no longer on the menu; 3: of a price that speaks nowhere. */
  standing: Uint8Array;
  /** 1 where an offer itself was seen too long ago, whenever its store's menu was read. */
  isOld: Uint8Array;
}

/** Prices every offer at `now`, as the visitor wants to see it. Some milliseconds for ten thousand: when a price changes, not at every keystroke. */
export function priceTable(
  table: MenuTable,
  now: number,
  register: Register | null = null,
): PricedTable {
  const rows = offerCount(table);
  const priced: PricedTable = {
    table,
    validUntil: nextChange(table, now),
    hasTax: register?.hasTax === true,
    cents: new Float64Array(rows),
    perGram: new Float64Array(rows),
    per100Mg: new Float64Array(rows),
    onSale: new Uint8Array(rows),
    isTaxed: new Uint8Array(rows),
    standing: new Uint8Array(rows),
    isOld: new Uint8Array(rows),
  };
  const { offers, products } = table;
  const areOld = offers.observedAt.values.map(
    (moment) => freshnessOf(Date.parse(moment), now) === "stale",
  );
  const startsAt = momentsOf(offers.saleStartsAt);
  const endsAt = momentsOf(offers.saleEndsAt);
  for (let row = 0; row < rows; row += 1) {
    const offer = {
      priceCents: valueAt(offers.priceCents, row),
      salePriceCents: valueAt(offers.salePriceCents, row),
      saleConditions: valueAt(offers.saleConditions, row),
      saleStartsAt: valueAt(startsAt, row),
      saleEndsAt: valueAt(endsAt, row),
      netMg: valueAt(offers.netMg, row),
      thcMg: valueAt(offers.thcMg, row),
      product: { category: valueAt(products.category, offers.product[row] ?? 0) },
      ranked: valueAt(offers.ranked, row),
      store: table.stores[offers.store[row] ?? -1] ?? NO_STORE,
      menu: valueAt(offers.menu, row),
      saleText: valueAt(offers.saleText, row),
    };
    const price = currentPrice(offer, now);
    const shown = atRegister(price, offer, register, now);
    priced.cents[row] = shown.cents;
    priced.perGram[row] = shown.perGram ?? Number.NaN;
    priced.per100Mg[row] = shown.per100Mg ?? Number.NaN;
    priced.onSale[row] = price.onSale ? 1 : 0;
    priced.isTaxed[row] = shown.isAbout ? 1 : 0;
    const isOld = areOld[offers.observedAt.index[row] ?? 0] === true;
    priced.isOld[row] = isOld ? 1 : 0;
    const isGone =
      isOld || valueAt(offers.missingSince, row) !== null || valueAt(offers.stock, row) === "no";
    // What only patients pay is no price that any visitor compares with.
    const isForPatients = offer.menu === "med" && register?.isPatient !== true;
    const isSilent = silenceOf(offer, price.unit) !== null;
    priced.standing[row] = isSilent ? 3 : isGone ? 2 : isForPatients ? 1 : 0;
  }
  return priced;
}

const NO_STORE = {
  slug: "",
  name: "",
  twinOf: null,
  taxArea: null,
  pricesIncludeTax: "unknown",
} as const;

/** The same column in epoch milliseconds. */
const momentsOf = ({ values, index }: Column<string | null>): Column<number | null> => ({
  values: values.map(epochMs),
  index,
});

function nextChange({ offers }: MenuTable, now: number): number {
  const moments = [
    ...[...offers.saleStartsAt.values, ...offers.saleEndsAt.values].map((moment) =>
      moment === null ? Infinity : Date.parse(moment),
    ),
    // Old is what is older than that, hence the millisecond.
    ...offers.observedAt.values.map((moment) => Date.parse(moment) + RANKED_FOR_MS + 1),
  ];
  return moments.reduce(
    (next, moment) => (moment > now && moment < next ? moment : next),
    Infinity,
  );
}
