import { Link } from "@tanstack/react-router";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { mostAvailable } from "./findStrains.ts";
import { CountedAs, StrainPlates } from "./StrainPlates.tsx";

/** Three, four or six beside each other end in a full row. */
const MOST = 12;

/** The strains that most stores have now, as plates. Nothing while that is not known, and where none has any. */
export default function MostAvailable() {
  const labelsOf = useLabelsOfStrains();
  const strains = mostAvailable(labelsOf, MOST);
  if (strains.length === 0) return null;
  return (
    <Section title="Most available now">
      <CountedAs />
      <StrainPlates strains={strains} label="Strains in most stores" />
      <p>
        <Link to="/strain-genetics" search={{ sort: "menus" }} className={button()}>
          All by number of stores
        </Link>
      </p>
    </Section>
  );
}
