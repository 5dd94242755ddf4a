import { BarChart } from "#design/charts/BarChart.tsx";
import { ChartDrawing } from "#design/charts/ChartDrawing.tsx";
import { ChartFrame, ChartMark } from "#design/charts/ChartFrame.tsx";
import { ChartTable } from "#design/charts/ChartTable.tsx";
import { LineChart } from "#design/charts/LineChart.tsx";
import { PriceStrip } from "#design/charts/PriceStrip.tsx";
import { ground } from "#design/surfaces/ground.css.ts";
import { StepChart } from "#design/charts/StepChart.tsx";
import type { ChartAxis, ChartLook } from "#design/charts/chart.ts";
import { formatCents, formatDollars } from "#domain/offers/money.ts";
import { formatDayOfYear } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { NOW, type Sample } from "./sample.ts";

const ALL_LOOKS: readonly ChartLook[] = ["flower", "vape", "edible", "extract", "leaf", "buckeye"];
const WEEKS = 20;
const AXIS: ChartAxis = {
  domain: [-0.5, WEEKS - 0.5],
  points: Array.from({ length: WEEKS }, (_, at) => ({ at, label: `Week ${String(at + 1)}` })),
  ticks: (most) =>
    Array.from({ length: most }, (_, nth) => {
      const at = Math.floor((nth * WEEKS) / most);
      return { at, label: `Week ${String(at + 1)}` };
    }),
};

/** A wave with a gap, and a point alone behind it. */
const wave = (middle: number, high: number) =>
  AXIS.points.map(({ at }) =>
    at > 11 && at < 15 && at !== 13 ? null : Math.round(middle + high * Math.sin(at / 2)),
  );
const shifted = (values: readonly (number | null)[], by: number) =>
  values.map((value) => (value === null ? null : value + by));
const table = (columns: readonly string[], ...lists: (readonly (number | null)[])[]) => ({
  columns: ["Week", ...columns],
  rows: AXIS.points.map(({ at, label }) => ({
    key: at,
    cells: [label, ...lists.map((list) => String(list[at] ?? "–"))],
  })),
});

const FLOWER = wave(980, 60);
const EDIBLE = wave(540, 40);
const BAND = { low: shifted(FLOWER, -150), high: shifted(FLOWER, 180) };

/** What is drawn of figures. */
export const CHARTS: Readonly<Record<string, Sample>> = {
  ChartMark: () => (
    <p>
      {ALL_LOOKS.map((look) => (
        <span key={look}>
          <ChartMark look={look} /> {look}{" "}
        </span>
      ))}
    </p>
  ),
  LineChart: () => (
    <LineChart
      title="Price of edibles, 120 offers"
      unit="cents"
      sentence="It comes and goes."
      axis={AXIS}
      format={formatCents}
      isRunning
      panels={[
        {
          key: "edibles",
          series: { name: "Edibles", look: "edible", values: EDIBLE },
          empty: "Not enough data",
        },
      ]}
      readOut={(place) => [
        { look: "edible", name: "Edibles", words: formatCents(EDIBLE[place] ?? 0) },
      ]}
      table={table(["Edibles"], EDIBLE)}
    >
      <p>What it rests on.</p>
    </LineChart>
  ),
  "LineChart, in panels with a band": () => (
    <LineChart
      title="Median price by category"
      unit="dollars"
      axis={AXIS}
      format={formatCents}
      panels={[
        {
          key: "flower",
          title: "Flower, $/g",
          series: { name: "Flower", look: "flower", values: FLOWER, band: BAND },
          empty: "",
        },
        {
          key: "vape",
          title: "Vape, $/g",
          series: { name: "Vape", look: "vape", values: FLOWER.map(() => null) },
          empty: "Not enough data: 12 of 30 offers",
        },
      ]}
      readOut={(place) => [
        { look: "flower", name: "Flower", words: formatCents(FLOWER[place] ?? 0) },
        { look: "vape", name: "Vape", words: "not enough data" },
      ]}
      table={table(["Flower"], FLOWER)}
    />
  ),
  BarChart: () => (
    <BarChart
      title="New and gone"
      unit="strains"
      axis={AXIS}
      format={String}
      isRunning
      panels={[
        {
          key: "strains",
          series: [
            { name: "New", look: "leaf", values: wave(3, 3) },
            { name: "Gone", look: "buckeye", values: wave(2, 2), isBelow: true },
          ],
          empty: "None",
        },
      ]}
      readOut={(place) => [
        { look: "leaf", name: "New:", words: String(wave(3, 3)[place] ?? "–") },
        { look: "buckeye", name: "Gone:", words: String(wave(2, 2)[place] ?? "–") },
      ]}
      table={table(["New", "Gone"], wave(3, 3), wave(2, 2))}
    />
  ),
  StepChart: () => (
    <StepChart
      title="Price of 2.83 g, 2 offers"
      unit="dollars, before tax"
      steps={[
        { from: NOW - 30 * DAY_MS, value: 30 },
        { from: NOW - 20 * DAY_MS, value: null },
        { from: NOW - 16 * DAY_MS, value: 25 },
        { from: NOW - 6 * DAY_MS, value: 27.5 },
      ]}
      begin={NOW - 30 * DAY_MS}
      end={NOW}
      formatValue={formatDollars}
      formatMoment={formatDayOfYear}
      name="Price"
      unknown="not seen"
      table={{ columns: ["From", "Price"], rows: [{ key: 1, cells: ["Today", "$27.50"] }] }}
    />
  ),
  PriceStrip: () => (
    <div className={ground}>
      <PriceStrip
        steps={[
          { from: NOW - 80 * DAY_MS, value: 25 },
          { from: NOW - 60 * DAY_MS, value: 40 },
          { from: NOW - 6 * DAY_MS, value: 27.5 },
        ]}
        end={NOW}
        formatValue={formatDollars}
        formatMoment={formatDayOfYear}
        isSparse={false}
      />
    </div>
  ),
  ChartFrame: () => (
    <ChartFrame
      title="A chart without a value"
      unit="dollars"
      axis={AXIS}
      panels={[
        {
          key: "none",
          range: null,
          empty: "Not enough data: 12 of 30 offers",
          format: String,
          height: 100,
          rules: 3,
          hasTicks: true,
          renderMarks: () => null,
        },
      ]}
      readOut={() => []}
      table={table(["Offers"], FLOWER)}
    />
  ),
  ChartTable: ({ id }) => <ChartTable title={`Prices (${id})`} table={table(["Flower"], FLOWER)} />,
  ChartDrawing: () => (
    <ChartDrawing
      panel={{
        key: "drawing",
        range: [0, 10],
        empty: "",
        format: String,
        height: 120,
        rules: 3,
        hasTicks: true,
        renderMarks: () => null,
      }}
      axis={AXIS}
      width={360}
      place={4}
      onRead={() => undefined}
    />
  ),
};
