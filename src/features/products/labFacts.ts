import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

interface LabFacts {
  offer: OfferOfProduct;
  rows: { term: string; text: string }[];
  /** Most first; `null` where only the name is printed. */
  terpenes: { slug: string; share: number | null }[];
}

/** The label of the offer that says most, the newest of equals; `null` when none says anything. */
export function labFactsOf(offers: readonly OfferOfProduct[]): LabFacts | null {
  const [best] = offers
    .map((offer) => ({ offer, said: wordsOf(offer) }))
    .filter(({ said }) => said > 0)
    .sort(
      (a, b) => b.said - a.said || Date.parse(b.offer.observedAt) - Date.parse(a.offer.observedAt),
    );
  if (best === undefined) return null;
  const { offer } = best;
  const cbd = offer.cbdPct === null ? mg(offer.cbdMg) : `${String(offer.cbdPct)}%`;
  const rows = [
    { term: "THC by weight", text: percentText(offer) },
    { term: "THC in the package", text: mg(offer.thcMg) },
    { term: "CBD", text: cbd },
    { term: "Batch", text: offer.batch },
    { term: "Packaged on", text: offer.packagedOn },
  ];
  return {
    offer,
    rows: rows.flatMap(({ term, text }) => (text === null ? [] : [{ term, text }])),
    terpenes: Object.entries(offer.terpenes ?? {})
      .map(([slug, share]) => ({ slug, share }))
      .sort((a, b) => (b.share ?? -1) - (a.share ?? -1)),
  };
}

function percentText({ thcPct, thcPctTo }: OfferOfProduct): string | null {
  if (thcPct === null) return null;
  return thcPctTo === null ? `${String(thcPct)}%` : `${String(thcPct)}–${String(thcPctTo)}%`;
}

const mg = (amount: number | null) =>
  amount === null ? null : `${String(Math.round(amount * 10) / 10)} mg`;

function wordsOf(offer: OfferOfProduct): number {
  const { thcPct, thcMg, cbdPct, batch, testedOn, labUrl, terpenes } = offer;
  const single = [thcPct, thcMg, cbdPct, batch, testedOn, labUrl];
  return single.filter((each) => each !== null).length + Object.keys(terpenes ?? {}).length;
}
