import { Fold } from "#design/fold/Fold.tsx";
import { formatCents } from "#domain/prices/money.ts";
import type { PriceStep } from "#domain/prices/priceHistory.ts";
import { historyTable, tableScroll } from "./product.css.ts";

interface HistoryTableProps {
  steps: readonly PriceStep[];
  formatMoment: (moment: number) => string;
}

/** The chart in words, newest first. */
export function HistoryTable({ steps, formatMoment }: HistoryTableProps) {
  return (
    <Fold summary={`As a table (${String(steps.length)})`}>
      <div className={tableScroll}>
        <table className={historyTable}>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map(({ from, cents }) => (
              <tr key={from}>
                <td>{formatMoment(from)}</td>
                <td>{cents === null ? "not seen" : formatCents(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
