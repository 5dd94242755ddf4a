import { Link } from "@tanstack/react-router";
import { question, questions } from "./searchField.css.ts";

/** What people ask at a counter, in words that the search takes apart: each is one tap. */
const QUESTIONS = [
  "Cheapest eighth near me",
  "Carts under $30",
  // Of most stores no hours are known.
  "Flower on sale",
] as const;

interface ReadyQuestionsProps {
  /** Each as what it looks like where it stands; without it chips in one line below home's field. */
  className?: string;
}

/** Questions to start with, for who has typed nothing yet. What is near is asked for by the same tap. */
export function ReadyQuestions({ className }: ReadyQuestionsProps) {
  return (
    <ul
      aria-label="Questions to start with"
      className={className === undefined ? questions : undefined}
    >
      {QUESTIONS.map((q) => (
        <li key={q}>
          <Link
            to="/search"
            search={{ q }}
            className={className ?? question}
            onClick={q.endsWith("near me") ? askWhere : undefined}
          >
            {q}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Home itself does without what asks the phone. */
const askWhere = () =>
  void import("#platform/visitorPlace.ts").then(
    ({ locateOnTheWay }) => locateOnTheWay(),
    // The list asks for a tap then.
    () => undefined,
  );
