import toast from "react-hot-toast/headless";
import { enqueue, pending, takeBack } from "#data/outbox/outbox.ts";
import type { Contest, Entrant, Matchup } from "#domain/contests/contest.ts";
import { voteRequest, voteSubject } from "#domain/contests/contestCalls.ts";
import { voteTime } from "#domain/contests/voteWords.ts";
import type { OwnPicks } from "./usePicks.ts";
import { dropGiven, keepGiven } from "./votesStore.ts";

/** A vote of the account, as it is made on this phone. */
interface NewVote {
  contest: Contest;
  matchup: Matchup;
  entrant: Entrant;
}

/** Keeps a vote on the phone until the server has it. */
export async function castVote(
  { contest: { year, rounds }, matchup, entrant }: NewVote,
  { account }: OwnPicks,
): Promise<void> {
  const round = rounds.find((each) => each.round === matchup.round);
  const subject = { year, matchup: matchup.id };
  const enqueued = await enqueue(
    {
      subject: voteSubject(subject),
      title: `Vote for ${entrant.name}${round ? `, if it arrives before ${voteTime(Date.parse(round.closesAt))}` : ""}`,
      screen: `/march-madness?year=${String(year)}`,
      owner: account.user.uid,
      request: voteRequest(subject, entrant.id),
    },
    crypto.randomUUID(),
    account.token,
  );
  if (enqueued.is === "saved" || enqueued.is === "received") {
    await keepGiven(account.user.uid, subject, entrant.id);
  } else {
    toast.error(enqueued.is === "refused" ? enqueued.sentence : "Your vote could not be saved.");
  }
}

/**
 * Undoes a vote: one that was given before is given again, and one that is still on the phone is taken back.
 *
 * @param vote `before` is what was voted there before, if anything
 * @returns `false` where neither can be: the server has it, and knows changes only
 */
export async function undoVote(
  { contest, matchup, before }: Omit<NewVote, "entrant"> & { before: Entrant | null },
  own: OwnPicks,
): Promise<boolean> {
  if (before !== null) {
    await castVote({ contest, matchup, entrant: before }, own);
    return true;
  }
  const { uid } = own.account.user;
  const vote = { year: contest.year, matchup: matchup.id };
  const unsent = (await pending(uid)).find(({ subject }) => subject === voteSubject(vote));
  if (unsent === undefined) return false;
  await takeBack(unsent.id);
  await dropGiven(uid, vote);
  return true;
}
