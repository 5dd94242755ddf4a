import { About } from "#design/words/About.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { inEpochMs, offerKey, type StoreOffer } from "#domain/offers/offers.ts";
import { atRegister, taxedFirst, type Register } from "#domain/prices/atRegister.ts";
import { UNKNOWN, formatUnitPrice } from "#domain/offers/money.ts";
import { offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice, silenceOf } from "#domain/offers/currentPrice.ts";
import { productTitle, sizeName } from "#domain/offers/titles.ts";
import type { Unit } from "#domain/offers/prices.ts";
import { storeLocation } from "#domain/stores/stores.ts";
import { comparison, comparisonScroll, lowest } from "./compare.css.ts";
import { toggleCompared } from "./compared.ts";

interface ComparePanelProps {
  offers: readonly StoreOffer[];
  now: number;
  register: Register | null;
  onClose: () => void;
}

/** Up to four offers side by side. The lowest unit price is marked among offers of one category only. */
export default function ComparePanel({ offers, now, register, onClose }: ComparePanelProps) {
  const compared = offers.map((offer) => {
    const timed = inEpochMs(offer);
    const price = atRegister(currentPrice(timed, now), timed, register, now);
    return {
      key: offerKey(offer),
      offer,
      notes: offerNotes(timed, now, undefined, price),
      price,
    };
  });
  const best = {
    g: lowestUnitPrice(offers, "g", now, register),
    "100mg": lowestUnitPrice(offers, "100mg", now, register),
  };
  const unitCell = (unit: Unit) =>
    compared.map(({ key, price }) => {
      const cents = unit === "g" ? price.perGram : price.per100Mg;
      const isLowest =
        cents !== null && cents === best[unit]?.cents && price.isAbout === best[unit].isAbout;
      return (
        <td key={key} className={isLowest ? lowest : undefined}>
          {cents === null ? (
            UNKNOWN
          ) : (
            <About isAbout={price.isAbout}>{formatUnitPrice({ cents, unit })}</About>
          )}
          {isLowest ? " · lowest" : null}
        </td>
      );
    });

  return (
    <Panel title="Compare" wide onClose={onClose}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={comparisonScroll} role="region" aria-label="Offers side by side" tabIndex={0}>
        <table className={comparison}>
          <thead>
            <tr>
              <th scope="row">Product</th>
              {compared.map(({ key, offer }) => (
                <th key={key} scope="col">
                  <bdi translate="no">{productTitle(offer.product)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Store</th>
              {compared.map(({ key, offer: { store } }) => (
                <td key={key}>
                  <bdi translate="no">{store.name}</bdi>,{" "}
                  <bdi translate="no">{storeLocation(store)}</bdi>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Size</th>
              {compared.map(({ key, offer }) => (
                <td key={key}>
                  <bdi translate="no">{sizeName(offer)}</bdi>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Price</th>
              {compared.map(({ key, price }) => (
                <td key={key}>
                  <Price cents={price.cents} isAbout={price.isAbout} because={price.because} />
                </td>
              ))}
            </tr>
            {compared.every(({ notes }) => notes.length === 0) ? null : (
              <tr>
                <th scope="row">Conditions</th>
                {compared.map(({ key, notes }) => (
                  <td key={key}>
                    {notes.length === 0 ? UNKNOWN : null}
                    {notes.map(({ text, tone }) => (
                      <Tag key={text} tone={tone}>
                        <bdi translate="no">{text}</bdi>
                      </Tag>
                    ))}
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">Per gram</th>
              {unitCell("g")}
            </tr>
            <tr>
              <th scope="row">Per 100 mg THC</th>
              {unitCell("100mg")}
            </tr>
            <tr>
              <th scope="row">Potency</th>
              {compared.map(({ key, offer }) => (
                <td key={key}>{potencyText(offer) ?? UNKNOWN}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Age</th>
              {compared.map(({ key, offer }) => (
                <td key={key}>
                  <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">Choice</th>
              {compared.map(({ key, offer }) => (
                <td key={key}>
                  <Button
                    aria-label={`Remove ${offer.product.name}, ${sizeName(offer)}`}
                    onClick={() => toggleCompared(offer)}
                  >
                    Remove
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p>Price per 100 mg of THC compares prices, not effects.</p>
    </Panel>
  );
}

/**
 * The lowest unit price among offers, in unrounded cents; `null` when there are
 * fewer than two to choose from, or when they are of different categories. Where one
 * is with tax, those before tax are not among them.
 */
function lowestUnitPrice(
  offers: readonly StoreOffer[],
  unit: Unit,
  now: number,
  register: Register | null,
): { cents: number; isAbout: boolean } | null {
  const categories = new Set(offers.map(({ product }) => product.category));
  if (categories.size !== 1) return null;
  const known = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    const price = currentPrice(timed, now);
    if (silenceOf(timed, price.unit) !== null) return [];
    const shown = atRegister(price, timed, register, now);
    const cents = unit === "g" ? shown.perGram : shown.per100Mg;
    return cents === null ? [] : [{ cents, isAbout: shown.isAbout }];
  });
  const [first, ...others] = known.toSorted((a, b) => taxedFirst(a, b) || a.cents - b.cents);
  return others.some(({ isAbout }) => isAbout === first?.isAbout) ? (first ?? null) : null;
}
