import { sizeName } from "#domain/offers/titles.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { potencyText } from "#domain/offers/offerNotes.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { CompareButton } from "../CompareButton.tsx";
import type { OfferActions } from "./MenuRow.tsx";
import { sheetFacts } from "./offerRow.css.ts";

interface OfferSheetProps {
  offer: StoreOffer;
  now: number;
  register: Register | null;
  /** What is compared already; without it there is nothing to compare with. */
  comparedKeys?: ReadonlySet<string>;
  actions: Pick<OfferActions, "limits" | "reportInSheet">;
  onClose: () => void;
}

/** What a row has no room for: all that it cuts off, the limits and the comparison. */
export default function OfferSheet(props: OfferSheetProps) {
  const { offer, now, register, comparedKeys, actions, onClose } = props;
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
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
      </p>
      <Stack gap={2}>
        {actions.limits(offer, "sheet", onClose)}
        {comparedKeys === undefined ? null : (
          <CompareButton offer={offer} comparedKeys={comparedKeys} hasText onChosen={onClose} />
        )}
        {actions.reportInSheet(offer, onClose)}
      </Stack>
    </Panel>
  );
}
