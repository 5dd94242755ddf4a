import { useState } from "react";
import { Field } from "#design/controls/Field.tsx";
import { useLabelsOfStrains, type StrainLabels } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { findStrains, childCount } from "./findStrains.ts";
import type { Strain } from "#content/strains/strain.ts";
import { Tag } from "#design/words/Tag.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { TYPE_TITLES } from "#content/strains/strainSummary.ts";
import { strainGrid } from "./genetics.css.ts";
import { strainPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { STRAINS } from "#content/strains/strains.ts";
import { nearestNamed } from "#domain/strains/spelledNames.ts";

/** A name that no strain here has, and ways to what was meant. */
export function UnknownStrain({ wanted }: { wanted: string }) {
  const [typed, setTyped] = useState("");
  const found = typed.trim() === "" ? [] : findStrains({ q: typed });
  return (
    <Page title={SCREENS["/strain-genetics/$genetic"]}>
      <Stack>
        <p>
          No strain here is called “<bdi translate="no">{wanted}</bdi>”. Check the spelling, or its
          parents are not known here.
        </p>
        <NearestStrains wanted={wanted} />
        <Field
          label="Search strains"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed.trim() === "" ? null : (
          <Text role="status" tone="quiet" size="sm">
            {found.length === 0 ? "No strain of that name." : `${String(found.length)} found`}
          </Text>
        )}
        {found.length === 0 ? null : <StrainRows strains={found} label="Found" />}
      </Stack>
    </Page>
  );
}

interface StrainRowsProps {
  strains: readonly Strain[];
  label: string;
  /** How many were bred from each, in place of how many menus have it. */
  saysChildren?: boolean;
}

/** Strains in a list, with their other names, what they are sold as, and on how many menus they are. */
export function StrainRows({ strains, label, saysChildren = false }: StrainRowsProps) {
  const labelsOf = useLabelsOfStrains();
  return (
    <ul className={strainGrid} aria-label={label}>
      {strains.map(({ slug, name, aliases, marketedType }) => (
        <ListRow
          key={slug}
          start={
            <StrainStamp
              name={name}
              terpenes={labelsOf(slug)?.terpenes ?? null}
              type={marketedType}
            />
          }
          title={<PlainLink href={strainPath(slug)}>{name}</PlainLink>}
          note={aliases.join(", ")}
          end={
            <>
              <Tag>{TYPE_TITLES[marketedType]}</Tag>
              {saysChildren ? parentText(childCount(slug)) : menusText(labelsOf(slug))}
            </>
          }
        />
      ))}
    </ul>
  );
}

/** The line is there before it is known, so that no row grows. */
const menusText = (labels: StrainLabels | null) =>
  labels === null || labels.stores === 0
    ? "\u00A0"
    : labels.stores === 1
      ? "On 1 menu"
      : `On ${String(labels.stores)} menus`;

const parentText = (children: number) => (children === 0 ? "" : `Parent of ${String(children)}`);

const MOST = 6;

/** Strains whose names are nearest to what was wanted; nothing when none is near. */
export function NearestStrains({ wanted }: { wanted: string }) {
  const nearest = nearestNamed(STRAINS, wanted, MOST);
  if (nearest.length === 0) return null;
  return (
    <Section title="Nearest names">
      <StrainRows strains={nearest} label="Nearest names" />
    </Section>
  );
}
