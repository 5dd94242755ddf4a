import { CONFLICTS, LIMIT_HISTORY } from "#content/limits/limitsFacts.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { formatCalendarDate } from "#domain/time/calendar.ts";
import { Facts } from "./Facts.tsx";
import { card, folded, ruled } from "./limits.css.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";

const HISTORY = LIMIT_HISTORY.map(({ day, text, source }) => ({
  texts: [`${formatCalendarDate(day)}: ${text}`],
  source,
}));

/** What is not certain, said as such, and how the law came to be what it is. */
export function ConflictsCard() {
  return (
    <Card title="Where sources disagree" className={`${card} no-print`}>
      <Text tone="quiet" size="md">
        Some of this is not settled. Each question says what sources say and what this page does.
      </Text>
      <div className={ruled}>
        {CONFLICTS.map(({ question, said, done, sources }, place) => (
          <details key={question} open={place === 0} className={folded}>
            <summary>{question}</summary>
            <p>{said}</p>
            <p>
              <strong>Here:</strong> {done}
            </p>
            {sources.map((source) => (
              <SourceLine key={source.citation} source={source} />
            ))}
          </details>
        ))}
        <details className={folded}>
          <summary>How did the limits come about?</summary>
          <Facts facts={HISTORY} />
        </details>
      </div>
    </Card>
  );
}
