import { type ComponentType, useId, useState } from "react";
import { COUNTIES } from "#state/counties.ts";
import { StateDrawing } from "#design/drawings/StateDrawing.tsx";
import { PROFILES, type Profile } from "#domain/limits/profiles.ts";
import { lazyPart } from "#platform/lazyPart.tsx";
import { changeSettings, useSettings } from "#platform/settings.ts";
import { answer, answers, asked, card, head, map, skip } from "./firstQuestions.css.ts";

const StoreAnswers = lazyPart<AnswerProps>(() => import("./StoreAnswers.tsx"));

interface AnswerProps {
  /** Goes on to the next question. */
  onAnswered: () => void;
}

interface Question {
  title: string;
  /** What it is good for, and that it stays here. */
  why: string;
  Answers: ComponentType<AnswerProps>;
}

/** One after the other, first the one that needs no call; each can be skipped. The answers stay on this phone. */
const QUESTIONS: readonly Question[] = [
  {
    title: "Do you buy as an adult or as a patient?",
    why: "Taxes, sales and limits differ. This stays on your phone.",
    Answers: ProfileAnswers,
  },
  {
    title: "Which store do you go to?",
    why: "Its prices show up here, offline too.",
    Answers: StoreAnswers,
  },
];

/** What a first visit is asked, in one card, whose place home keeps. Loaded when home stands. */
export default function FirstQuestions({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const question = QUESTIONS[at];
  if (question === undefined) return null;
  const { title, why, Answers } = question;
  const next = () => {
    if (at + 1 < QUESTIONS.length) return setAt(at + 1);
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
        <Answers onAnswered={next} />
      </div>
      <Map />
    </section>
  );
}

/** The state, with the region that was chosen. */
function Map() {
  const { homeRegion } = useSettings();
  return (
    <div className={map}>
      <StateDrawing lit={homeRegion === null ? [] : COUNTIES[homeRegion]} />
    </div>
  );
}

/** The answer that was tapped is gone with its question. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
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
