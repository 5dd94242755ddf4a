import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { taxSourceWords } from "#domain/prices/taxSourceWords.ts";
import type { TaxArea } from "#domain/prices/taxes.ts";
import { SITE } from "#domain/site/site.ts";
import { TAX_AUTHORITY } from "#state/taxes.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { receipt as receiptStyle } from "./product.css.ts";
import { lowestPaid } from "./sortOffers.ts";

interface ReceiptCardProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register;
}

/** What the register adds up for the best offer, line by line, each with its source and day. Loaded with the taxes. */
export default function ReceiptCard({ offers, now, register }: ReceiptCardProps) {
  const best = lowestPaid(offers, now, register);
  if (best === null) return null;
  const { store, observedAt } = best;
  const timed = inEpochMs(best);
  const everybodys = currentPrice(timed, now).cents;
  const own = register.ownSale(timed, now);
  const cents = Math.min(everybodys, own?.cents ?? everybodys);
  const { excise } = register;
  const receipt = register.receipt(cents, best);
  const area = register.areaOf(store.taxArea);
  const source = area === null ? "" : sourceOf(area);
  return (
    <Card title="At the register">
      <p>
        At <bdi translate="no">{storeTitle(store)}</bdi>, for one package:
      </p>
      <dl className={receiptStyle}>
        <Line
          label="Price on the menu"
          note={`${cents < everybodys ? `${own?.because ?? ""}, ` : ""}seen on ${formatDate(Date.parse(observedAt))}${store.pricesIncludeTax === "yes" ? ", with tax" : ""}`}
        >
          {formatCents(cents)}
        </Line>
        {receipt === null ||
        store.pricesIncludeTax === "yes" ||
        area === null ||
        excise === null ? null : (
          <>
            <Line
              label={`Excise, ${receipt.exciseCents === 0 ? "not for patients" : percentWords(excise.percent)}`}
              note={`${excise.source}; checked on ${formatCalendarDate(excise.checkedOn)}`}
            >
              {formatCents(receipt.exciseCents)}
            </Line>
            <Line label={`State sales tax, ${percentWords(area.statePercent)}`} note={source}>
              {formatCents(receipt.stateCents)}
            </Line>
            <Line
              label={localWords(area)}
              note={store.taxPartByCity === true ? `${BY_CITY}; ${source}` : source}
            >
              {formatCents(receipt.localCents)}
            </Line>
          </>
        )}
        {receipt === null ? null : (
          <Line label="Total">{aboutText(formatCents(receipt.totalCents), true)}</Line>
        )}
      </dl>
      <Text tone="quiet" size="sm">
        {receipt === null
          ? "We don’t know the store’s county, or which part of it, so we can’t work out the tax."
          : "Excise and sales tax are each rounded to the cent; of the sales tax the state’s share is told first. The register may round a whole basket instead, a cent more or less."}
      </Text>
    </Card>
  );
}

interface LineProps {
  label: string;
  /** What the amount rests on. */
  note?: string;
  children: string;
}

/** What it is, the amount in the column at the end, and quietly below what that rests on. */
function Line({ label, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note === undefined ? null : <dd>{note}</dd>}
    </div>
  );
}

const percentWords = (percent: string) => `${String(Number(percent))}%`;

/** County and transit authority are one tax; which part of the county it is, where that makes a difference. */
function localWords({ county, part, countyPercent, transitPercent }: TaxArea): string {
  const transit =
    Number(transitPercent) === 0 ? "" : ` and ${percentWords(transitPercent)} transit`;
  const where = part === null ? `${county} County` : `${county} County (${part})`;
  return `${where}, ${percentWords(countyPercent)}${transit}`;
}

const sourceOf = (area: TaxArea) =>
  taxSourceWords(area, { state: SITE.state, authority: TAX_AUTHORITY });

/** A postal city can lie outside its municipality. */
const BY_CITY = "the part of the county by postal city";
