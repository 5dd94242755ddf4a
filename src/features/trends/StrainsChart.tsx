import { BarChart } from "#design/charts/BarChart.tsx";
import { SITE } from "#domain/site/site.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { counted } from "#domain/trends/trendWords.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { StrainLink, strainName } from "./StrainLink.tsx";
import { strainLists, toldWeeks, ways } from "./trends.css.ts";
import { TrendFigure } from "./TrendFigure.tsx";
import { ChartFoot, ALL_OF_STATE, type TrendChartProps } from "./ChartFoot.tsx";

/** Strains that came to the whole state, and strains that left it, whatever region is looked at. */
export function StrainsChart(props: TrendChartProps) {
  const { trends, axis, isRunning, isOfState, beginsHere, link } = props;
  const { weeks, newStrains, goneStrains, offers } = trends;
  // A region does not know what was read elsewhere.
  const isBlank = (place: number) => isOfState && !isCompared(offers, place);
  const counts = (lists: readonly (readonly string[])[]) =>
    lists.map(({ length }, place) => (isBlank(place) && length === 0 ? null : length));
  // Where the data begin all strains are new, which says nothing about any of them.
  const isBeginning = (place: number) => beginsHere && place === 0;
  const come = counts(newStrains).map((count, place) => (isBeginning(place) ? null : count));
  const newWords = (place: number) =>
    isBeginning(place)
      ? `all ${String(newStrains[place]?.length ?? 0)}: the data begin here`
      : counted(newStrains[place]?.length ?? 0, "strain");
  const names = (slugs: readonly string[] = []) =>
    slugs.length === 0 ? "none" : slugs.map(strainName).join(", ");
  const eventful = weeks.flatMap((_, place) =>
    come[place] || goneStrains[place]?.length ? place : [],
  );
  const isTold =
    weeks.length > SHORT_WEEKS && eventful.length > 0 && eventful.length < FEWEST_DRAWN;
  return (
    <BarChart
      title={isTold ? "New and gone strains" : "New strains above the line, gone ones below it"}
      unit={`${ALL_OF_STATE}, strains in the week`}
      sentence={figureOf(trends, beginsHere, isOfState)}
      axis={axis}
      isRunning={isRunning}
      format={String}
      panels={
        isTold
          ? []
          : [
              {
                key: "strains",
                series:
                  eventful.length === 0
                    ? []
                    : [
                        { name: "New", look: "leaf", values: come },
                        {
                          name: "Gone",
                          look: "buckeye",
                          values: counts(goneStrains),
                          isBelow: true,
                        },
                      ],
                empty: "No strain is new or gone in these weeks.",
              },
            ]
      }
      readOut={(place) => [
        { look: "leaf", name: "New:", words: newWords(place) },
        {
          look: "buckeye",
          name: "Gone:",
          words: counted(goneStrains[place]?.length ?? 0, "strain"),
        },
      ]}
      renderActions={(place) => (
        <div className={strainLists}>
          <StrainList title="New:" slugs={isBeginning(place) ? [] : (newStrains[place] ?? [])} />
          <StrainList title="Gone:" slugs={goneStrains[place] ?? []} />
        </div>
      )}
      table={{
        columns: ["Week", "New", "Gone"],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [
              axis.points[place]?.label ?? weekWords(week),
              isBeginning(place) ? newWords(place) : names(newStrains[place]),
              names(goneStrains[place]),
            ],
          }))
          .toReversed(),
      }}
    >
      {isTold ? (
        <ul className={toldWeeks}>
          {eventful.toReversed().map((place) => (
            <li key={place}>
              <b>{axis.points[place]?.label}</b>
              <StrainList
                title="New:"
                slugs={isBeginning(place) ? [] : (newStrains[place] ?? [])}
              />
              <StrainList title="Gone:" slugs={goneStrains[place] ?? []} />
            </li>
          ))}
        </ul>
      ) : null}
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        place={ALL_OF_STATE}
        link={link}
        chart="strains"
        about={`Strains that were seen in ${SITE.state} for the first time, and strains that have not been in stock anywhere for 28 days.`}
        counting={[
          `New: seen for the first time in ${SITE.state}.`,
          "Gone: not in stock anywhere in it for 28 days, and not back since.",
          "A week counts only where menus were read in it and in the weeks before.",
          ...(isOfState ? [] : ["It is the same for every region."]),
        ]}
      />
    </BarChart>
  );
}

/** Where in a long span fewer weeks have any, their names say more than bars far from each other. */
const FEWEST_DRAWN = 4;
const SHORT_WEEKS = 8;

function StrainList({ title, slugs }: { title: string; slugs: readonly string[] }) {
  return slugs.length === 0 ? null : (
    <div className={ways}>
      <b>{title}</b>
      {slugs.map((slug) => (
        <StrainLink key={slug} slug={slug} />
      ))}
    </div>
  );
}

/** Whether menus were read in a week and in the one before: else what is new or gone in it is not known. */
const isCompared = (offers: readonly number[], place: number) =>
  (offers[place] ?? 0) > 0 && (offers[place - 1] ?? 0) > 0;

/** Whether any strain came or went, or so many weeks can be compared that none says something. */
export function hasStrainNews(
  { weeks, offers, newStrains, goneStrains }: Trends,
  beginsHere: boolean,
): boolean {
  const isNews = weeks.some(
    (_, at) => (newStrains[at]?.length && !(beginsHere && at === 0)) || goneStrains[at]?.length,
  );
  return isNews || weeks.filter((_, at) => isCompared(offers, at)).length * 2 >= weeks.length;
}

function figureOf(
  { weeks, newStrains, goneStrains, offers }: Trends,
  beginsHere: boolean,
  isOfState: boolean,
) {
  const count = (lists: readonly (readonly string[])[]) => new Set(lists.flat()).size;
  const [come, gone] = [count(newStrains.slice(beginsHere ? 1 : 0)), count(goneStrains)];
  const compared = weeks.filter((_, at) => isCompared(offers, at)).length;
  const hasGaps = isOfState && compared > 0 && compared < weeks.length - 1;
  const span = hasGaps
    ? `${String(compared)} of these ${String(weeks.length)} weeks; in the others it is not known`
    : `these ${String(weeks.length)} weeks`;
  return come + gone === 0 || weeks.length === 0 ? null : (
    <TrendFigure look="leaf" number={come.toLocaleString("en-US")}>
      {`${come === 1 ? "strain" : "strains"} seen on this site for the first time, and ${gone === 0 ? "none" : String(gone)} gone, in ${span}. A store that is read for the first time brings some.`}
    </TrendFigure>
  );
}
