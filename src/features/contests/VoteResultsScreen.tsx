import { ContestPage } from "./ContestPage.tsx";
import { ResultsView } from "./ResultsView.tsx";
import type { VoteResultsSearchProps } from "./voteResultsSearch.ts";

/** How a contest's closed rounds went, matchup by matchup. */
export function VoteResultsScreen({ search, change }: VoteResultsSearchProps) {
  return (
    <ContestPage
      path="/vote-secret-results"
      lead="Votes from every closed round. An open round stays hidden until it closes."
      year={search.year}
      onYear={(year) => change({ year })}
    >
      {(known) => (
        <>
          {/* Found by whoever is told of it, and by no search. React moves it into the head. */}
          <meta name="robots" content="noindex" />
          <ResultsView {...known} />
        </>
      )}
    </ContestPage>
  );
}
