import type { Strain } from "#content/strains/strain.ts";
import { Tag } from "#design/words/Tag.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { childCount } from "./findStrains.ts";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { strainGrid } from "./genetics.css.ts";
import { strainPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

/** Strains in a list, with their other names, what they are sold as, and how many come from them. */
export function StrainRows({ strains, label }: { strains: readonly Strain[]; label: string }) {
  return (
    <ul className={strainGrid} aria-label={label}>
      {strains.map(({ slug, name, aliases, marketedType }) => (
        <ListRow
          key={slug}
          title={<PlainLink href={strainPath(slug)}>{name}</PlainLink>}
          note={aliases.join(", ")}
          end={
            <>
              <Tag>{TYPE_TITLES[marketedType]}</Tag>
              {childrenText(childCount(slug))}
            </>
          }
        />
      ))}
    </ul>
  );
}

const childrenText = (count: number) =>
  count === 0 ? "" : count === 1 ? "1 child" : `${String(count)} children`;
