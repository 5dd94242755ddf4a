import Ellipsis from "~icons/ellipsis";
import { useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { sizeName } from "#domain/offers/titles.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { lazyPart } from "#platform/lazyPart.tsx";

export const ReportPanel = lazyPart(() => import("./ReportPanel.tsx"));

/** One for all rows: what is the same element is not rendered again. */
const SIGN = <Ellipsis aria-hidden="true" />;

interface ReportButtonProps {
  offer: StoreOffer;
  /** What else may be said of it, in the same sheet. */
  children?: ReactNode;
}

/** The “…” of an offer whose row is a store's: what may be said of it at the counter. */
export function ReportButton({ offer, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        aria-label={`More: ${storeTitle(offer.store)}, ${sizeName(offer)}`}
        aria-haspopup="dialog"
        onPointerDown={ReportPanel.warm}
        onClick={() => setOpen(true)}
      >
        {SIGN}
      </Button>
      {isOpen ? (
        <ReportPanel offer={offer} look="sheet" onDone={() => setOpen(false)}>
          {children}
        </ReportPanel>
      ) : null}
    </>
  );
}

/** The same in the sheet of a row. Whoever has such rows brings it while nothing is to do, so that nothing moves for it. */
export function ReportInSheet({ offer, onDone }: { offer: StoreOffer; onDone: () => void }) {
  return <ReportPanel offer={offer} look="part" onDone={onDone} />;
}
