import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { FRESH_FOR_MS, RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { ages } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

const FRESH_H = String(FRESH_FOR_MS / HOUR_MS);
const RANKED_H = String(RANKED_FOR_MS / HOUR_MS);

/** The three ages, shown as they look beside a price. */
const AGES = [
  {
    name: "Fresh",
    ageMs: 2 * HOUR_MS,
    meaning: `Seen at the store’s own menu within ${FRESH_H} hours.`,
  },
  {
    name: "Ageing",
    ageMs: FRESH_FOR_MS + 6 * HOUR_MS,
    meaning: `Up to ${RANKED_H} hours. Still ranked, but look twice.`,
  },
  {
    name: "Stale",
    ageMs: RANKED_FOR_MS + 24 * HOUR_MS,
    meaning: "Older than that. Readable, and left out of every ranking and of the deals.",
  },
] as const;

export function AboutData({ now }: { now: number }) {
  return (
    <Part part="data">
      <p>
        The site’s operator imports the stores’ published menus, usually once a day. In between,
        prices may change or items sell out. <strong>The store’s own website always wins.</strong>
      </p>
      <p>So every price says when it was seen at the store, not when your phone loaded it.</p>
      <dl className={ages}>
        {AGES.map(({ name, ageMs, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Freshness observedAt={new Date(now - ageMs).toISOString()} now={now} />
            </dd>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        Where a clock must be wrong, the date stands there instead of an age. Where a figure is
        unknown, there is a “–”: nothing is guessed. What is missing from a newer menu is called
        “not seen since” and not deleted. A site without imported menus shows made-up sample data
        and says so. See <Link to="/dispensary-menus">the menus</Link>.
      </p>
    </Part>
  );
}
