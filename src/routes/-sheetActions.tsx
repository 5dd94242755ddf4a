import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import type { OfferActions } from "#features/menus/rows/MenuRow.tsx";
import { ReportInSheet } from "#features/reports/ReportButton.tsx";
import { OfferBell } from "./-OfferBell.tsx";

/** What the “…” of an offer has on every list. */
export const sheetActions: Pick<OfferActions, "limits" | "alertInSheet" | "reportInSheet"> = {
  limits: (offer, onAdded) => <AddToLimits offer={offer} inSheet onAdded={onAdded} />,
  alertInSheet: (offer) => <OfferBell offer={offer} />,
  reportInSheet: (offer, onDone) => <ReportInSheet offer={offer} onDone={onDone} />,
};
