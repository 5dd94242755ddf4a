import Ellipsis from "~icons/ellipsis";
import { useState, type ComponentProps } from "react";
import { useRegister } from "#data/register.ts";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { useNow } from "#platform/clock.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { useVisitor } from "#platform/visitor.ts";
import type { OfferActions } from "./MenuRow.tsx";

/** Not by Suspense: React would hold it back for 300 ms after whatever it has revealed last. */
export const OfferSheet = lazyPart(() => import("./OfferSheet.tsx"));

/** One for all rows: what is the same element is not rendered again. */
const SIGN = <Ellipsis aria-hidden="true" />;

interface OfferMoreProps {
  offer: StoreOffer;
  actions: Pick<OfferActions, "limits" | "alertInSheet" | "reportInSheet">;
}

/** The “…” of an offer's row on other lists than a menu: the same sheet, without the comparison, whose tray they have not. */
export function OfferMore({ offer, actions }: OfferMoreProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        className="no-print"
        aria-label={`More: ${offer.product.name}, ${sizeName(offer)}`}
        aria-haspopup="dialog"
        // A finger that comes down will open it: it is on its way before that.
        onPointerDown={OfferSheet.warm}
        onClick={() => setOpen(true)}
      >
        {SIGN}
      </Button>
      {isOpen ? <Sheet offer={offer} actions={actions} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** At the price that the visitor sees in rows. */
function Sheet(props: Pick<ComponentProps<typeof OfferSheet>, "offer" | "actions" | "onClose">) {
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  return <OfferSheet {...props} now={now} register={register} />;
}
