import { type ComponentType, useId, useState } from "react";
import { COUNTIES } from "#state/counties.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import { PROFILES, type Profile } from "#domain/limits/profiles.ts";
import { SITE } from "#domain/site/site.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { changeSettings, useSettings } from "#platform/settings.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { answer, answers, asked, card, head, map, skip } from "./firstQuestions.css.ts";

const StoreAnswers = lazyPart<AnswerProps>(() => import("./StoreAnswers.tsx"));

interface AnswerProps {
  /** Goes on to the next question. */
  onAnswered: () => void;
  /** Shows a region on the map before it is chosen. */
  onLook?: (region: Region | null) => void;
}

interface Question {
  title: string;
  /** What it is good for, and that it stays here. */
  why: string;
  Answers: ComponentType<AnswerProps>;
}

/** One after the other; each can be skipped. The answers stay on this phone. */
const QUESTIONS: readonly Question[] = [
  {
    title: `Where in ${SITE.state} are you?`,
    why: "We show its deals first. This stays on your phone.",
    Answers: RegionAnswers,
  },
  {
    title: "Which store do you go to?",
    why: "Its prices show up here, offline too.",
    Answers: StoreAnswers,
  },
  {
    title: "Do you buy as an adult or as a patient?",
    why: "Taxes, sales and limits differ. This stays on your phone.",
    Answers: ProfileAnswers,
  },
];

/** What a first visit is asked, in one card, whose place home keeps. Loaded when home stands. */
export default function FirstQuestions({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [looked, look] = useState<Region | null>(null);
  // Who has said where they are is not asked it once more.
  const isPlaced = useVisitorPlace() !== null;
  const [list] = useState(() => (isPlaced ? QUESTIONS.slice(1) : QUESTIONS));
  const question = list[at];
  if (question === undefined) return null;
  const { title, why, Answers } = question;
  const next = () => {
    if (at + 1 < list.length) return setAt(at + 1);
    onDone();
    // What had the focus is gone: a keyboard goes on from the page's heading.
    document.querySelector<HTMLElement>("h1")?.focus();
  };
  return (
    <section aria-labelledby={id} className={card}>
      <div className={head}>
        <div className={asked}>
          <h2 key={title} id={id} ref={at === 0 ? undefined : takeFocus} tabIndex={-1}>
            {title}
          </h2>
          <p>{why}</p>
        </div>
        <button type="button" className={skip} onClick={next}>
          Skip
        </button>
      </div>
      <div key={title} className={answers}>
        <Answers onAnswered={next} onLook={look} />
      </div>
      <Map looked={looked} />
    </section>
  );
}

/** The state, with the region that is looked at, or was chosen. */
function Map({ looked }: { looked: Region | null }) {
  const { homeRegion } = useSettings();
  const lit = looked ?? homeRegion;
  return (
    <div className={map}>
      <StateDrawing lit={lit === null ? [] : COUNTIES[lit]} />
    </div>
  );
}

/** The answer that was tapped is gone with its question. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

function RegionAnswers({ onAnswered, onLook }: AnswerProps) {
  return REGIONS.map((region) => (
    <button
      key={region}
      type="button"
      className={answer}
      onPointerEnter={() => onLook?.(region)}
      onPointerLeave={() => onLook?.(null)}
      onFocus={() => onLook?.(region)}
      onBlur={() => onLook?.(null)}
      onClick={() => {
        onLook?.(null);
        changeSettings({ homeRegion: region });
        onAnswered();
      }}
    >
      {region}
    </button>
  ));
}

const PROFILE_NAMES: Readonly<Record<Profile, string>> = {
  adult: "Adult",
  patient: "Patient",
  caregiver: "Caregiver",
};

function ProfileAnswers({ onAnswered }: AnswerProps) {
  return PROFILES.map((profile) => (
    <button
      key={profile}
      type="button"
      className={answer}
      onClick={() => {
        changeSettings({ profile });
        onAnswered();
      }}
    >
      {PROFILE_NAMES[profile]}
    </button>
  ));
}
