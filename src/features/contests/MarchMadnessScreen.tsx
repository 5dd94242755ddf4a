import type { ReactNode } from "react";
import { ContestPage } from "./ContestPage.tsx";
import { ContestView } from "./ContestView.tsx";
import type { MarchMadnessSearchProps } from "./marchMadnessSearch.ts";

interface MarchMadnessScreenProps extends MarchMadnessSearchProps {
  /** Sends the link that verifies an e-mail. */
  verification: ReactNode;
  /** The strains that could meet, where no contest has been announced. */
  field: ReactNode;
}

/** A year's contest: 64 strains, and one vote per account and matchup. */
export function MarchMadnessScreen({
  search,
  change,
  verification,
  field,
}: MarchMadnessScreenProps) {
  return (
    <ContestPage
      path="/march-madness"
      year={search.year}
      field={field}
      onYear={(year) => change({ year, view: undefined, part: undefined, round: undefined })}
    >
      {(known) => (
        <ContestView
          key={known.contest.year}
          {...known}
          search={search}
          change={change}
          verification={verification}
        />
      )}
    </ContestPage>
  );
}
