import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { largeQueries } from "#data/queries.ts";
import { Text } from "#design/words/Text.tsx";
import { finishOf } from "#domain/contests/finishOf.ts";

/** How far a strain has come in the contests; nothing for one that was in none, or as long as that is not known. */
export function StrainFinishes({ strain }: { strain: string }) {
  const { data: contests = [] } = useQuery(largeQueries.contests);
  const all = useQueries({
    queries: contests
      .filter(({ status }) => status !== "upcoming")
      .map(({ year }) => largeQueries.contestOf(year)),
  });
  const finishes = all.flatMap(({ data }) => {
    const words = data === undefined ? null : finishOf(data, strain);
    return data === undefined || words === null ? [] : [{ year: data.year, words }];
  });
  if (finishes.length === 0) return null;
  return (
    <Text>
      March Madness:{" "}
      {finishes.map(({ year, words }, index) => (
        <span key={year}>
          {index === 0 ? "" : " · "}
          <Link to="/march-madness" search={{ year }}>
            {year}: {words}
          </Link>
        </span>
      ))}
    </Text>
  );
}
