import { formatCalendarDate } from "#domain/time/calendar.ts";
import { estimatedHarvest } from "#domain/growing/sheetDates.ts";
import { useLoaded } from "#platform/useLoaded.ts";
import { label, labelLine, labelQr, labels, labelStrain, labelWords } from "./labels.css.ts";
import type { SheetProps } from "./PaperSheet.tsx";

const COUNT = 30;

interface LabelsSheetProps extends SheetProps {
  /** Address of the strain's page, where the strain is one that the site knows. */
  address: string | null;
}

/** Thirty labels for pots and jars. */
export function LabelsSheet({ plant, weeks, address }: LabelsSheetProps) {
  const qr = useQr(address);
  const harvest = estimatedHarvest(plant.seedSprouted, weeks);
  const date = plant.seedSprouted === "" ? plant.seedPlanted : plant.seedSprouted;
  return (
    <div className={labels}>
      {Array.from({ length: COUNT }, (_, at) => (
        <div key={at} className={label}>
          <div className={labelWords}>
            <div className={labelStrain} translate="no">
              {plant.strainName}
            </div>
            <div className={labelLine}>
              {date === ""
                ? "Date"
                : `${plant.seedSprouted === "" ? "Planted" : "Sprouted"} ${formatCalendarDate(date)}`}
            </div>
            <div className={labelLine}>
              {harvest === "" ? "Plant" : `Est. harvest ${formatCalendarDate(harvest)}`}
            </div>
            {harvest === "" ? null : <div className={labelLine}>Plant</div>}
          </div>
          {qr === null ? null : (
            <svg
              viewBox={`0 0 ${String(qr.size)} ${String(qr.size)}`}
              className={labelQr}
              shapeRendering="crispEdges"
              aria-hidden="true"
            >
              <path d={qr.path} fill="#000" />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}

/** Drawn on the phone; what draws it is loaded with the first code. */
const useQr = (address: string | null) =>
  useLoaded(address, async (text) => (await import("#platform/paper/qrDrawing.ts")).drawQr(text));
