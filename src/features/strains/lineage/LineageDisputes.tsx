import { Section } from "#design/surfaces/Section.tsx";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { Strain } from "#content/strains/strain.ts";
import type { LineageGraph } from "#domain/strains/lineageGraph.ts";
import { disputesOf } from "../strainText.ts";
import { reasons } from "../genetics.css.ts";

/** The dashed lines of a drawing in words. */
export function LineageDisputes({ graph }: { graph: LineageGraph }) {
  const { told, untold } = disputesOf(graph);
  if (told.length + untold.length === 0) return null;
  return (
    <Section title="Why lines are dashed">
      <dl className={reasons}>
        {told.map(({ strain, text }) => (
          <div key={strain.slug}>
            <dt>
              <StrainLink strain={strain} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {untold.length === 0 ? null : (
        <p>
          {told.length === 0 ? "Sources" : "Sources also"} disagree about{" "}
          {untold.map((strain, place) => (
            <Fragment key={strain.slug}>
              {place === 0 ? "" : place === untold.length - 1 ? " and " : ", "}
              <StrainLink strain={strain} />
            </Fragment>
          ))}
          ; what other parents they name is not recorded here.
        </p>
      )}
    </Section>
  );
}

function StrainLink({ strain: { slug, name } }: { strain: Strain }) {
  return (
    <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
      {name}
    </Link>
  );
}
