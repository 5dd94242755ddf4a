import { Fragment } from "react";
import { GLOSSARY } from "#content/introduction/introductionGlossary.ts";
import { terms } from "./introduction.css.ts";
import { Part } from "./Part.tsx";

export function Glossary() {
  return (
    <Part part="glossary">
      <dl className={terms}>
        {GLOSSARY.map(({ term, meaning }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}
