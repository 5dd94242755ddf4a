import CircleCheck from "~icons/circle-check";
import OctagonX from "~icons/octagon-x";
import TriangleAlert from "~icons/triangle-alert";
import type { ReactNode } from "react";
import type { LimitState } from "#domain/limits/limits.ts";
import { plainList, quietHead, quietVerdict, ruled, verdict, verdictHead } from "./limits.css.ts";
import type { LimitFacts } from "#content/state/state.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";

const ICONS = { ok: CircleCheck, near: TriangleAlert, over: OctagonX };

interface VerdictProps {
  state: LimitState;
  /** The verdict in one line. */
  title: string;
  /** Beside an answer of its own: what is allowed takes a line, and what is not stands out. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** What a basket comes to; read out whenever it changes. */
export function Verdict({ state, title, isQuiet = false, children }: VerdictProps) {
  const Icon = ICONS[state];
  const isLine = isQuiet && state === "ok";
  return (
    <div role="status" className={isLine ? quietVerdict : verdict[state]}>
      <p className={isLine ? quietHead : verdictHead}>
        <Icon size={isLine ? 20 : 24} aria-hidden="true" /> {title}
      </p>
      {children}
    </div>
  );
}

/** Statements with their sources. */
export function Facts({ facts }: { facts: readonly LimitFacts[] }) {
  return (
    <div className={ruled}>
      {facts.map(({ texts, source }) => (
        <div key={texts[0]}>
          <ul className={plainList}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <SourceLine source={source} />
        </div>
      ))}
    </div>
  );
}
