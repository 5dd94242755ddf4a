import { Link } from "@tanstack/react-router";
import type { RuleLine } from "#content/introduction/introduction.ts";
import { SourceLine } from "#design/words/SourceLine.tsx";
import { Text } from "#design/words/Text.tsx";
import { ruleLines } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

interface RuleLinesProps {
  part: "adult-use" | "patients";
  lines: readonly RuleLine[];
}

/** The law in a few lines, each with its source. */
export function RuleLines({ part, lines }: RuleLinesProps) {
  return (
    <Part part={part}>
      <ol className={ruleLines}>
        {lines.map(({ text, source }) => (
          <li key={text}>
            <p>{text}</p>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
      <Text tone="quiet">
        Not legal advice. More, with what is not settled:{" "}
        <Link to="/dispensary-limits">Dispensary Limits</Link> and{" "}
        <Link to="/resources" search={{ kind: part === "patients" ? "Patients" : "Law" }}>
          Resources
        </Link>
        .
      </Text>
    </Part>
  );
}
