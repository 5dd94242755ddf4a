import { Select } from "#design/controls/Select.tsx";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { USUAL_SPAN, WEEK_SPANS } from "#domain/trends/weekSpans.ts";
import { filters } from "./trends.css.ts";
import type { TrendsSearchProps } from "./trendsSearch.ts";

const ANY = "";
const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: "All of Ohio" },
  ...REGIONS.map((region) => ({ value: region, label: region })),
];
const SPAN_TITLES = { 13: "3 months", 26: "6 months", 52: "1 year", 104: "2 years" } as const;
const SPAN_CHOICES = WEEK_SPANS.map((span) => ({ value: String(span), label: SPAN_TITLES[span] }));

/** Where, and how far back. */
export function TrendFilters({ search: { region, weeks }, change }: TrendsSearchProps) {
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={region ?? ANY}
        onChange={(chosen) =>
          // The offers of another region are not behind this region's figure.
          change({
            region: chosen === ANY ? undefined : chosen,
            week: undefined,
            category: undefined,
          })
        }
      />
      <Select
        label="Range"
        hidesLabel
        options={SPAN_CHOICES}
        value={String(weeks ?? USUAL_SPAN)}
        onChange={(chosen) => {
          const span = WEEK_SPANS.find((each) => String(each) === chosen);
          change({ weeks: span === USUAL_SPAN ? undefined : span });
        }}
      />
    </div>
  );
}
