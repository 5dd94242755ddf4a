import { Link } from "@tanstack/react-router";
import type { Strain } from "#content/strains/strain.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { StampButton } from "#design/drawings/StampButton.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { parentLinks, type ParentLink } from "#domain/strains/lineage.ts";
import {
  flower,
  flowerAlone,
  parentFlower,
  parentName,
  parentRow,
  parents as parentsList,
  stem,
  stems,
  stemsPlace,
  tree,
} from "./strainTree.css.ts";

/** A strain as the flower of its labels, and its reported parents as theirs, from which it grows. */
export function StrainTree({ strain }: { strain: Strain }) {
  const { slug, name, marketedType } = strain;
  const labelsOf = useLabelsOfStrains();
  const parents = parentLinks(FAMILY, strain);
  const picture = (
    <StampButton
      name={name}
      terpenes={labelsOf(slug)?.terpenes ?? null}
      type={marketedType}
      of="strain"
    />
  );
  if (parents.length === 0) return <div className={flowerAlone}>{picture}</div>;
  return (
    <div className={tree[sizeFor(parents.length)]}>
      <ul className={parentsList} aria-label="Reported parents">
        {parents.map((parent) => (
          <li key={parent.name}>
            <Parent parent={parent} terpenes={labelsOf(parent.slug ?? "")?.terpenes ?? null} />
          </li>
        ))}
      </ul>
      <span className={stemsPlace}>
        <Stems parents={parents} />
      </span>
      <div className={flower}>{picture}</div>
    </div>
  );
}

/** So many stand below each other in the height of a head, the more the smaller. */
const sizeFor = (count: number) => (count < 3 ? "few" : count === 3 ? "three" : "many");

interface ParentProps {
  parent: ParentLink;
  terpenes: Parameters<typeof StrainStamp>[0]["terpenes"];
}

/** Its name and its flower, as the way to its page where it has one. */
function Parent({ parent: { slug, name, contested }, terpenes }: ParentProps) {
  const inside = (
    <>
      <span className={parentName}>
        {slug === null ? <i>{name}</i> : name}
        {contested ? <span className="visually-hidden">, sources disagree</span> : null}
      </span>
      <span className={parentFlower}>
        <StrainStamp
          name={name}
          terpenes={terpenes}
          type={FAMILY.bySlug.get(slug ?? "")?.marketedType ?? null}
          size={64}
        />
      </span>
    </>
  );
  return slug === null ? (
    <span className={parentRow}>{inside}</span>
  ) : (
    <Link to="/strain-genetics/$genetic" params={{ genetic: slug }} className={parentRow}>
      {inside}
    </Link>
  );
}

/** From each parent's flower into the one that they have in common; dashed where sources disagree, as in the whole lineage. */
function Stems({ parents }: { parents: readonly ParentLink[] }) {
  return (
    <svg
      className={stems}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {parents.map(({ name, contested }, at) => {
        const y = String((100 * (at + 0.5)) / parents.length);
        return (
          <path key={name} className={stem({ contested })} d={`M0 ${y}C55 ${y} 35 50 100 50`} />
        );
      })}
    </svg>
  );
}
