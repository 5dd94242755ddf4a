import type { LimitFacts } from "#content/limits/limitsFacts.ts";
import { plainList, ruled } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";

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
