import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { Sides } from "#domain/contests/matchupWords.ts";
import { media } from "#design/tokens.ts";
import { useMedia } from "#platform/media.ts";
import { isHeldBack } from "#domain/contests/voteWords.ts";
import { useSession } from "#platform/session/session.ts";
import { openMatchups, statesOf, type Ballot } from "./roundWords.ts";
import { BracketView } from "./bracket/BracketView.tsx";
import type { KnownContest } from "./ContestPage.tsx";
import { ContestHead, ContestNotes } from "./ContestHead.tsx";
import { VoteGate } from "./VoteGate.tsx";
import type { MarchMadnessSearchProps } from "./marchMadnessSearch.ts";
import { draftsOf, votesOf } from "./votes/ballotOf.ts";
import { DraftedVotes } from "./votes/DraftedVotes.tsx";
import { useDrafts } from "./votes/draftsStore.ts";
import { MyPicks } from "./votes/MyPicks.tsx";
import { RefusedVotes } from "./votes/RefusedVotes.tsx";
import { usePicks } from "./votes/usePicks.ts";
import { aboveBracket, queueRoom } from "./votes/queue.css.ts";
import { VoteQueue } from "./votes/VoteQueue.tsx";

interface ContestViewProps extends KnownContest, MarchMadnessSearchProps {
  verification: ReactNode;
}

/** One contest: how it stands, the bracket, and what the visitor votes. */
export function ContestView(props: ContestViewProps) {
  const { contest, copiedAt, years, openYear, search, change, verification, now } = props;
  const { state } = useSession();
  const drafts = useDrafts(contest);
  const own = usePicks(contest.year);
  const config = useQuery(siteConfigQuery);
  const heldBack =
    own !== null && config.data !== undefined && isHeldBack(config.data, own.account.user);
  const sides = useMemo(() => new Sides(contest), [contest]);
  const ballot: Ballot = {
    contest,
    sides,
    states: statesOf(contest, { now, copiedAt }),
    ...(own !== null
      ? votesOf(contest, own, heldBack)
      : state === "signed-out"
        ? draftsOf(contest, drafts)
        : { picks: new Map(), isDraft: false, vote: null, undo: null }),
  };
  const open = openMatchups(ballot)[0]?.round ?? null;
  const isOpen = open !== null;
  const root = useRef<HTMLDivElement>(null);
  const hasRoom = useMedia(media.table);
  const usual = usualView(isOpen, hasRoom);
  const view =
    search.view === undefined || (search.view === "vote" && !isOpen) ? usual : search.view;
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    // A button of the round that has just closed had the focus, and is gone.
    if (document.activeElement === document.body) focusTab(root.current, view);
  }, [open, view]);
  const gate = isOpen ? (
    <VoteGate year={contest.year} isHeldBack={heldBack} verification={verification} />
  ) : null;
  const queue = (isAboveBracket: boolean) =>
    state === "unknown" || (own?.isPending === true && !own.isError) ? (
      <div className={isAboveBracket ? `${aboveBracket} no-print` : queueRoom}>
        <Skeleton title="Looking for your votes" lines={3} />
      </div>
    ) : (
      <VoteQueue
        key={`${String(open)} ${own?.account.user.uid ?? ""}`}
        isAboveBracket={isAboveBracket}
        ballot={ballot}
        gate={own === null || heldBack ? gate : <DraftedVotes ballot={ballot} drafts={drafts} />}
        keysOn={root}
        onPicks={() => {
          change({ view: "picks" });
          focusTab(root.current, "picks");
        }}
      />
    );
  // On a desk there is room for both: what one comes for stands above the bracket.
  const isBoth = isOpen && hasRoom;
  const bracket = (
    <>
      {isBoth ? queue(true) : null}
      <BracketView
        ballot={ballot}
        search={search}
        change={change}
        gate={isBoth ? null : gate}
        now={now}
      />
    </>
  );
  const tabs = [
    { id: "bracket" as const, title: TITLES.bracket, content: bracket },
    ...(isOpen
      ? [
          {
            id: "vote" as const,
            title: TITLES.vote,
            content: queue(false),
          },
        ]
      : []),
    { id: "picks" as const, title: TITLES.picks, content: <MyPicks ballot={ballot} own={own} /> },
  ];
  return (
    <Stack gap={1} ref={root}>
      <ContestHead ballot={ballot} years={years} openYear={openYear} />
      {own === null ? null : <RefusedVotes votes={own.refused} sides={sides} />}
      <Tabs
        isDense
        label="Views of the contest"
        chosen={view}
        // What was chosen stays, also in a window that is turned.
        onChoose={(id) => change({ view: id })}
        tabs={tabs}
      />
      <ContestNotes ballot={ballot} copiedAt={copiedAt} now={now} />
    </Stack>
  );
}

/** What one comes for: while a round is open a phone, which has no room for the whole bracket, shows what to vote on. */
const usualView = (isOpen: boolean, hasRoom: boolean) => (isOpen && !hasRoom ? "vote" : "bracket");

const TITLES = { bracket: "Bracket", vote: "Vote now", picks: "My picks" } as const;

/** Leads on where what had the focus is gone. */
function focusTab(root: HTMLElement | null, view: keyof typeof TITLES): void {
  const tabs = [...(root?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  tabs.find(({ textContent }) => textContent === TITLES[view])?.focus();
}
