import { Link } from "@tanstack/react-router";
import { STRAINS } from "#content/strains/strains.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { Section } from "#design/surfaces/Section.tsx";
import { StrainPlates } from "./StrainPlates.tsx";

/** Three, four or six beside each other end in a full row. */
const MOST = 12;

/** The strains that are on most menus now, as plates. Nothing while that is not known, and where none is on any. */
export default function MostAvailable() {
  const labelsOf = useLabelsOfStrains();
  const menusOf = (slug: string) => labelsOf(slug)?.stores ?? 0;
  const strains = STRAINS.filter(({ slug }) => menusOf(slug) > 0)
    .toSorted((a, b) => menusOf(b.slug) - menusOf(a.slug) || a.name.localeCompare(b.name, "en"))
    .slice(0, MOST);
  if (strains.length === 0) return null;
  return (
    <Section title="Most available now">
      <StrainPlates strains={strains} label="Strains on most menus" />
      <p>
        <Link to="/strain-genetics" search={{ sort: "menus" }} className={button()}>
          All by number of menus
        </Link>
      </p>
    </Section>
  );
}
