import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { tray } from "./compare.css.ts";
import { emptyTray } from "./compared.ts";

const ComparePanel = lazy(() => import("./ComparePanel.tsx"));

/** What has been put side by side, at the lower edge of the screen while there is anything. */
export function CompareTray(props: {
  offers: readonly StoreOffer[];
  now: number;
  register: Register | null;
}) {
  const { offers } = props;
  const [isOpen, setOpen] = useState(false);
  if (offers.length === 0) return null;
  return (
    <>
      <div role="region" aria-label="Compare" className={`${tray} no-print`}>
        <Button kind="primary" onClick={() => setOpen(true)}>
          Compare {offers.length}
        </Button>
        <Button kind="quiet" onClick={emptyTray}>
          Clear
        </Button>
      </div>
      {isOpen ? (
        <Suspense>
          <ComparePanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
