import { AddToLimits } from "#features/limits/AddToLimits.tsx";
import type { OfferActions } from "#features/menus/rows/MenuRow.tsx";
import { ReportInSheet } from "#features/reports/ReportButton.tsx";

/** What the “…” of an offer has on every list. */
export const sheetActions: Pick<OfferActions, "limits" | "reportInSheet"> = {
  limits: (offer, onAdded) => <AddToLimits offer={offer} inSheet onAdded={onAdded} />,
  reportInSheet: (offer, onDone) => <ReportInSheet offer={offer} onDone={onDone} />,
};
