import { Fold } from "#design/surfaces/Fold.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
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

/** What the register adds up for the best offer, line by line, with the sources and days of its rates folded. Loaded with the taxes. */
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
  const rates =
    area === null || excise === null || store.pricesIncludeTax === "yes" ? null : { area, excise };
  const exciseRate =
    receipt?.exciseCents === 0 ? "not for patients" : percentWords(excise?.percent ?? "0");
  return (
    <Card title="At the register">
      <p>
        At <bdi translate="no">{storeTitle(store)}</bdi>, for one package:
      </p>
      <dl className={receiptStyle}>
        <Line
          label="Menu price"
          note={[
            cents < everybodys ? own?.because : undefined,
            `seen on ${formatDate(Date.parse(observedAt))}`,
            store.pricesIncludeTax === "yes" ? "with tax" : undefined,
          ]
            .filter(Boolean)
            .join(", ")}
        >
          {formatCents(cents)}
        </Line>
        {receipt === null || rates === null ? null : (
          <>
            <Line label={`Excise tax, ${exciseRate}`}>{formatCents(receipt.exciseCents)}</Line>
            <Line label={`Sales tax, ${salesPercent(rates.area)} (${placeOf(rates.area)})`}>
              {formatCents(receipt.stateCents + receipt.localCents)}
            </Line>
          </>
        )}
        {receipt === null ? null : (
          <Line label="Total">{aboutText(formatCents(receipt.totalCents), true)}</Line>
        )}
      </dl>
      {receipt === null ? (
        <Text tone="quiet" size="sm">
          We don’t know the store’s county, or which part of it, so we can’t work out the tax.
        </Text>
      ) : (
        <Fold summary="Where these rates come from">
          <Stack gap={2}>
            {rates === null ? null : (
              <>
                <Text size="sm">
                  Excise, {exciseRate}: {rates.excise.source}; checked on{" "}
                  {formatCalendarDate(rates.excise.checkedOn)}.
                </Text>
                <Text size="sm">
                  State sales tax, {percentWords(rates.area.statePercent)}:{" "}
                  {formatCents(receipt.stateCents)}; {localWords(rates.area)}:{" "}
                  {formatCents(receipt.localCents)}. {sourceOf(rates.area)}.
                </Text>
                {store.taxPartByCity === true ? <Text size="sm">We took {BY_CITY}.</Text> : null}
              </>
            )}
            <Text size="sm">
              Excise and sales tax are each rounded to the cent. The register may round a whole
              basket instead, a cent more or less.
            </Text>
          </Stack>
        </Fold>
      )}
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

/** All that is one sales tax at the register. */
function salesPercent({ statePercent, countyPercent, transitPercent }: TaxArea): string {
  const all = Number(statePercent) + Number(countyPercent) + Number(transitPercent);
  return percentWords(all.toFixed(3));
}

/** Which part of the county it is, where that makes a difference. */
const placeOf = ({ county, part }: TaxArea) =>
  part === null ? `${county} County` : `${county} County, ${part}`;

/** County and transit authority are one tax. */
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
