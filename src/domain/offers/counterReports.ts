import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";
import { DAY_MS } from "../time/spans.ts";

/** What visitors may say of an offer at the counter. */
export const REPORT_KINDS = ["not_there", "other_price"] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** So many phones have to say the same before anybody else sees it. */
const PHONES_TO_AGREE = 2;

/** Within so long of each other, and for so long after the last of them; milliseconds. */
export const REPORT_LIFE_MS = DAY_MS;

/** What several phones have said of an offer at its counter since a menu last had it. */
export const CounterReportSchema = v.object({
  kind: v.picklist(REPORT_KINDS),
  /** How many phones within 24 hours of the last. */
  devices: v.pipe(v.number(), v.integer(), v.minValue(PHONES_TO_AGREE)),
  lastAt: InstantSchema,
  /** What they were asked for; `null` where it was not there. */
  priceCents: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});

export type CounterReport = v.InferOutput<typeof CounterReportSchema>;

/** Whether a report still speaks at `now` (epoch milliseconds), also in a saved copy. */
export const isInForce = ({ lastAt }: Pick<CounterReport, "lastAt">, now: number): boolean =>
  now - Date.parse(lastAt) < REPORT_LIFE_MS;

/** Whether visitors report at `now` that an offer is not there: it is then held up nowhere as the cheapest. */
export const isReportedGone = (report: CounterReport | null | undefined, now: number): boolean =>
  report?.kind === "not_there" && isInForce(report, now);

/** What one phone has said; of one offer each phone says one thing. */
export interface SaidAtCounter {
  kind: ReportKind;
  priceCents: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * What enough phones agree on, of all that phones have said of one offer: the same kind, and the
 * same price, within 24 hours of the last of them. Of several such things the one that most say,
 * then the newest. The clock does not matter: whether it is over is for `offerNotes`.
 */
export function agreedReport(said: readonly SaidAtCounter[]): CounterReport | null {
  const groups = new Map<string, SaidAtCounter[]>();
  for (const one of said) {
    const key = `${one.kind} ${String(one.priceCents)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const agreed = [...groups.values()].flatMap((group): CounterReport[] => {
    const last = Math.max(...group.map(({ at }) => at));
    const devices = group.filter(({ at }) => at > last - REPORT_LIFE_MS).length;
    const [first] = group;
    if (first === undefined || devices < PHONES_TO_AGREE) return [];
    const { kind, priceCents } = first;
    return [{ kind, devices, lastAt: new Date(last).toISOString(), priceCents }];
  });
  const [most] = agreed.toSorted(
    (a, b) =>
      b.devices - a.devices ||
      Date.parse(b.lastAt) - Date.parse(a.lastAt) ||
      // Equal in everything that matters: any will do, as long as it is always the same.
      (a.priceCents ?? 0) - (b.priceCents ?? 0),
  );
  return most ?? null;
}
