import { useEffect } from "react";
import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import type { OfferActions } from "#features/menus/rows/MenuRow.tsx";
import { OfferSheet } from "#features/menus/rows/OfferMore.tsx";
import { ReportInSheet, ReportPanel } from "#features/reports/ReportButton.tsx";
import { whenIdle } from "#platform/scheduling.ts";
import { OfferBell } from "./-OfferBell.tsx";

/** What the “…” of an offer has on every list. */
export const sheetActions: Pick<OfferActions, "limits" | "alertInSheet" | "reportInSheet"> = {
  limits: (offer, onAdded) => <AddToLimits offer={offer} inSheet onAdded={onAdded} />,
  alertInSheet: (offer) => <OfferBell offer={offer} />,
  reportInSheet: (offer, onDone) => <ReportInSheet offer={offer} onDone={onDone} />,
};

/** The first “…” of a list is answered at once: its sheet, and what comes later in it, is there before it is asked for. */
export function useWarmSheet(): void {
  useEffect(
    () =>
      whenIdle(() => {
        OfferSheet.warm();
        ReportPanel.warm();
      }),
    [],
  );
}
