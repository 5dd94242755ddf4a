import { Section } from "#design/surfaces/Section.tsx";
import { Text } from "#design/words/Text.tsx";

/** How anybody can count a contest again that is over. */
export function Archive({ year }: { year: number }) {
  return (
    <Section title="Count again" className="no-print">
      <Text>
        The{" "}
        <a href={`/api/contests/${String(year)}/archive.json`} download>
          archive of this contest
        </a>{" "}
        has its rules, its entrants, all votes by matchup, and a SHA-256 over them. The program that
        recounts it lies in the site's repository: server/cli/recount.ts.
      </Text>
    </Section>
  );
}
