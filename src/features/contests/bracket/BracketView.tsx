import type { ReactNode } from "react";
import Printer from "~icons/printer";
import { Button } from "#design/controls/Button.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { formatDate } from "#domain/time/age.ts";
import { type Ballot, standWords } from "../roundWords.ts";
import type { MarchMadnessSearchProps } from "../marchMadnessSearch.ts";
import { narrow, sheet, wide } from "./bracket.css.ts";
import { FullBracket } from "./FullBracket.tsx";
import { PartsOfBracket } from "./PartsOfBracket.tsx";

interface BracketViewProps extends MarchMadnessSearchProps {
  ballot: Ballot;
  /** What is to be done before the first vote. */
  gate: ReactNode;
  now: number;
}

/** The bracket, as much of it as there is room for. */
export function BracketView({ ballot, search, change, gate, now }: BracketViewProps) {
  const isWide = useMedia(media.table);
  return (
    <Stack gap={3} className={sheet}>
      <PrintTitle compact title={ballot.contest.title}>
        {standWords(ballot.contest, ballot.states)} Printed {formatDate(now)}.
      </PrintTitle>
      {isWide ? gate : null}
      <div className={narrow}>
        <PartsOfBracket ballot={ballot} search={search} change={change} />
      </div>
      {/* On a phone there is a view for voting: the matchups begin high up. */}
      {isWide ? null : gate}
      <div className={wide}>
        <FullBracket ballot={ballot} />
      </div>
      <div className="no-print">
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" /> Print the bracket
        </Button>
      </div>
    </Stack>
  );
}
