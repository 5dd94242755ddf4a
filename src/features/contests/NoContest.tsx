import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { ToCome } from "#design/states/ToCome.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { bracket, finalDot } from "./noContest.css.ts";

interface NoContestProps {
  /** That there is none, in one sentence. */
  title: string;
  /** The strains that could meet. */
  field: ReactNode;
  /** To a contest that there is. */
  way?: ReactNode;
}

/** Where there is no contest: how one goes, and what there would be to choose among. */
export function NoContest({ title, field, way }: NoContestProps) {
  return (
    <Stack gap={6}>
      <ToCome
        title={title}
        steps={STEPS}
        actions={
          <>
            {way}
            <Link to="/strain-genetics" className={button()}>
              Browse the strains
            </Link>
          </>
        }
        drawing={<Bracket />}
      />
      {field}
    </Stack>
  );
}

const STEPS = [
  "64 strains in four divisions face off in pairs.",
  "Sign in and you have one vote in each pair. The winner moves on.",
  "After six rounds one is left. You see the votes once a round is over.",
];

const ROUNDS = 5;
/** In percent of the room that it has, which is wide on a phone and nearly square on a desk. */
const HEIGHT = 100;
const END = 97;
const STEP = END / ROUNDS;

/** Pairs that become one, until one is left, as wide as its place. For eyes only. */
function Bracket() {
  const rowOf = (round: number, place: number) =>
    (HEIGHT / 2 ** (ROUNDS - 1 - round)) * (place + 0.5);
  const lines = Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: 2 ** (ROUNDS - 1 - round) }, (__, place) => {
      const [x, y] = [round * STEP, rowOf(round, place)];
      const next =
        round === ROUNDS - 1 ? "" : `V${String(rowOf(round + 1, Math.floor(place / 2)))}`;
      return `M${String(x)} ${String(y)}h${String(STEP)}${next}`;
    }).join(""),
  ).join("");
  return (
    <svg className={bracket} viewBox={`0 0 100 ${String(HEIGHT)}`} preserveAspectRatio="none">
      <path d={lines} />
      {/* A line of no length with round ends: a circle would become an egg. */}
      <path className={finalDot} d={`M${String(END)} ${String(HEIGHT / 2)}h0`} />
    </svg>
  );
}
