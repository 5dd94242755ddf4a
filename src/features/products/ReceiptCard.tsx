import { Card } from "#design/surfaces/Card.tsx";
import { Fact, Facts } from "#design/words/Facts.tsx";
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
      <Facts>
        <Fact
          label="Price on the menu"
          note={`${cents < everybodys ? `${own?.because ?? ""}, ` : ""}seen on ${formatDate(Date.parse(observedAt))}${store.pricesIncludeTax === "yes" ? ", with tax" : ""}`}
        >
          {formatCents(cents)}
        </Fact>
        {receipt === null ||
        store.pricesIncludeTax === "yes" ||
        area === null ||
        excise === null ? null : (
          <>
            <Fact
              label={`Excise, ${receipt.exciseCents === 0 ? "not for patients" : percentWords(excise.percent)}`}
              note={`${excise.source}; checked on ${formatCalendarDate(excise.checkedOn)}`}
            >
              {formatCents(receipt.exciseCents)}
            </Fact>
            <Fact label={`State sales tax, ${percentWords(area.statePercent)}`} note={source}>
              {formatCents(receipt.stateCents)}
            </Fact>
            <Fact
              label={localWords(area)}
              note={store.taxPartByCity === true ? `${BY_CITY}; ${source}` : source}
            >
              {formatCents(receipt.localCents)}
            </Fact>
          </>
        )}
        {receipt === null ? null : (
          <Fact label="Total">{aboutText(formatCents(receipt.totalCents), true)}</Fact>
        )}
      </Facts>
      <Text tone="quiet" size="sm">
        {receipt === null
          ? "The store’s county, or its part of it, is not known, so no tax can be told."
          : "Rounded to the cent tax by tax. The register may round a whole basket instead, a cent more or less."}
      </Text>
    </Card>
  );
}

const percentWords = (percent: string) => `${String(Number(percent))} %`;

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
