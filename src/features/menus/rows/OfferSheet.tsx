import { sizeName } from "#domain/offers/titles.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OutsideLink } from "#design/words/OutsideLink.tsx";
import { unitTexts } from "#design/words/OfferWords.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { storeLink, storeTitle } from "#domain/stores/stores.ts";
import { CompareButton } from "../CompareButton.tsx";
import type { OfferActions } from "./MenuRow.tsx";
import { sheetFacts } from "./offerRow.css.ts";

interface OfferSheetProps {
  offer: StoreOffer;
  now: number;
  register: Register | null;
  /** What is compared already; without it there is nothing to compare with. */
  comparedKeys?: ReadonlySet<string>;
  actions: Pick<OfferActions, "limits" | "alertInSheet" | "reportInSheet">;
  onClose: () => void;
}

/** What a row has no room for: all that it cuts off, the limits and the comparison. */
export default function OfferSheet(props: OfferSheetProps) {
  const { offer, now, register, comparedKeys, actions, onClose } = props;
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const link = storeLink(store);
  const notes = offerNotes(timed, now, undefined, price);
  const facts = [product.brand, sizeName(offer), potencyText(offer)].filter(Boolean);
  return (
    <Panel title={product.name} onClose={onClose}>
      <p className={sheetFacts}>
        <bdi translate="no">{facts.join(" · ")}</bdi>
        <br />
        <bdi translate="no">{storeTitle(store)}</bdi>
        <br />
        <Price
          cents={price.cents}
          wasCents={price.insteadOfCents}
          isAbout={price.isAbout}
          because={price.because}
        />{" "}
        · <Freshness prefix="Seen" observedAt={offer.observedAt} now={now} />
        {offer.saleText === null ? null : (
          <>
            <br />
            <bdi translate="no">{offer.saleText}</bdi>
          </>
        )}
        <br />
        {unitTexts(price).join(" · ")}
      </p>
      {notes.length === 0 ? null : (
        <Stack row gap={2}>
          {notes.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              <bdi translate="no">{text}</bdi>
            </Tag>
          ))}
        </Stack>
      )}
      <Stack gap={2}>
        {actions.limits(offer, onClose)}
        {comparedKeys === undefined ? null : (
          <CompareButton offer={offer} comparedKeys={comparedKeys} onChosen={onClose} />
        )}
        {actions.alertInSheet(offer)}
        {actions.reportInSheet(offer, onClose)}
        {link === null ? null : <OutsideLink url={link} words="Check the store" />}
      </Stack>
    </Panel>
  );
}
