import CloudOff from "~icons/cloud-off";
import { useSignal } from "#data/api/signal.ts";
import { useShownAnswers } from "#data/shownAnswers.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useConnection } from "#platform/connection.ts";
import { line, words, word as wordStyle, age as ageStyle } from "./notices.css.ts";

/**
 * The one sign of a lost connection; screens speak only of their own data. Nothing that is loaded later
 * is needed for it: the signal may go right after the first load.
 */
export function SignalSign() {
  const state = useSignalState();
  const { oldestAt } = useShownAnswers();
  if (state === "open") return null;
  return (
    <span className={line({ tone: "amber" })}>
      <CloudOff size={16} aria-hidden="true" />
      <NoticeWords word={SIGNAL_WORDS[state]} savedAt={oldestAt} />
    </span>
  );
}

/** `stopped`: the visitor wants no calls; `none`: nothing gets through; `weak`: what gets through is not answered. */
type SignalState = "open" | "none" | "weak" | "stopped";

/** Three states, three words. */
export const SIGNAL_WORDS = {
  none: "Offline",
  weak: "Weak signal",
  stopped: "Staying offline",
} as const satisfies Record<Exclude<SignalState, "open">, string>;

export function useSignalState(): SignalState {
  const signal = useSignal();
  const connection = useConnection();
  if (signal === "stopped") return "stopped";
  // After half a minute of silence the next call is still to come.
  return signal === "away" && connection === "open" ? "weak" : connection;
}

/** What the page has to say of itself. */
export interface Notice {
  kind:
    | "stopped"
    | "none"
    | "weak"
    | "refused"
    | "waiting"
    | "stale"
    | "replaced"
    | "update"
    | "sample"
    | "install";
  /** In the bar. */
  word: string;
  /** When what is shown came, where that matters; epoch milliseconds. */
  savedAt: number | null;
  tone: "amber" | "leaf";
}

interface NoticeWordsProps {
  word: string;
  /** When what is shown came, epoch milliseconds; `null`: it has no age, or says it itself. */
  savedAt: number | null;
}

/** The word of a notice, and how old what is shown is. */
export function NoticeWords({ word, savedAt }: NoticeWordsProps) {
  const now = useNow();
  return (
    <span className={words}>
      <span className={wordStyle}>{word}</span>{" "}
      {savedAt === null ? null : <span className={ageStyle}>{formatAge(savedAt, now)}</span>}
    </span>
  );
}
