import { Link } from "@tanstack/react-router";
import { question, questions } from "./searchField.css.ts";

/** What people ask at a counter, in words that the search takes apart: each is one tap. */
const QUESTIONS = [
  "Cheapest eighth near me",
  "Carts under $30",
  "Flower on sale, open now",
] as const;

interface ReadyQuestionsProps {
  /** Each as what it looks like where it stands; without it rows of a list that lies over the page. */
  className?: string;
}

/** Questions to start with, for who has typed nothing yet. Not loaded before the field is used. */
export default function ReadyQuestions({ className }: ReadyQuestionsProps) {
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
            // The field keeps the focus until the tap is done: else the list is gone before it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {q}
          </Link>
        </li>
      ))}
    </ul>
  );
}
