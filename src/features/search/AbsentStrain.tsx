import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { STRAINS } from "#content/strains/strains.ts";
import type { Strain } from "#content/strains/strain.ts";
import { largeQueries } from "#data/queries.ts";
import { useRegister } from "#data/register.ts";
import { readSavedMenus, type SavedMenus } from "#data/saved/readSaved.ts";
import { useSaved } from "#data/saved/useSaved.ts";
import { useLabelsOfStrains } from "#data/strainLabels.ts";
import { button } from "#design/controls/button.css.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Name } from "#design/words/Name.tsx";
import { valueAt } from "#domain/offers/columns.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { offerAt } from "#domain/offers/menuTable.ts";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { atRegister, taxedFirst, type Register } from "#domain/prices/atRegister.ts";
import { strainPath } from "#domain/site/site.ts";
import { familyOf } from "#domain/strains/lineage.ts";
import { useNow } from "#platform/clock.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { useVisitor } from "#platform/visitor.ts";
import { ResultList } from "./FoundOfferRow.tsx";
import { absent, absentHead, absentTitle, kinName } from "./searchResults.css.ts";

/** What may be done about a strain that is on no menu, such as to be told once it is. */
export type AbsentActions = (strain: Pick<Strain, "slug" | "name">) => ReactNode;

interface AbsentStrainProps {
  strain: Strain;
  actions: AbsentActions | undefined;
}

/** In the place of an empty list, for a strain that has its page: its face, the ways on, and its nearest kin that can be bought. */
export function AbsentStrain({ strain, actions }: AbsentStrainProps) {
  const labelsOf = useLabelsOfStrains();
  const { slug, name, marketedType } = strain;
  return (
    <section className={absent}>
      <div className={absentHead}>
        <StrainStamp
          name={name}
          terpenes={labelsOf(slug)?.terpenes ?? null}
          type={marketedType}
          size={64}
        />
        <h2 className={absentTitle}>
          <Name>{name}</Name> is on no menu now
        </h2>
      </div>
      <Stack row gap={3}>
        {actions?.(strain)}
        <PlainLink href={strainPath(slug)} className={button()}>
          About the strain
        </PlainLink>
      </Stack>
      <Relatives strain={strain} />
    </section>
  );
}

const FAMILY = familyOf(STRAINS);

/** So many are near kin; the family tree on its page has all. */
const MOST = 5;

function Relatives({ strain }: { strain: Strain }) {
  const menus = useQuery(largeQueries.menus);
  const saved = useSaved(readSavedMenus, menus.dataUpdatedAt);
  const now = useNow();
  const register = useRegister(useVisitor(), now);
  const labelsOf = useLabelsOfStrains();
  const sold = useMemo(
    () => (saved === null ? [] : soldRelatives(saved, strain, now, register)),
    [saved, strain, now, register],
  );
  if (sold.length === 0) return null;
  return (
    <ResultList title="Its nearest relatives on menus">
      {sold.slice(0, MOST).map(({ relative, kin, cents, isAbout }) => (
        <ListRow
          key={relative.slug}
          title={
            <PlainLink href={strainPath(relative.slug)}>
              <span className={kinName}>
                <StrainStamp
                  name={relative.name}
                  terpenes={labelsOf(relative.slug)?.terpenes ?? null}
                  type={relative.marketedType}
                  size={32}
                />
                <Name>{relative.name}</Name>
              </span>
            </PlainLink>
          }
          end={`${kin}, from ${aboutText(formatCents(cents), isAbout)}`}
        />
      ))}
    </ResultList>
  );
}

/** Parents, children and siblings by the family tree, in this order, that have a price now, with their lowest. */
function soldRelatives(saved: SavedMenus, strain: Strain, now: number, register: Register | null) {
  const lowest = lowestOfStrains(saved, now, register);
  const kin = new Map<string, string>();
  for (const parent of strain.parents) kin.set(parent, "parent");
  for (const { slug } of FAMILY.childrenOf.get(strain.slug) ?? []) kin.set(slug, "child");
  for (const parent of strain.parents)
    for (const { slug } of FAMILY.childrenOf.get(parent) ?? [])
      if (!kin.has(slug) && slug !== strain.slug) kin.set(slug, "shares a parent");
  return [...kin].flatMap(([slug, how]) => {
    const relative = FAMILY.bySlug.get(slug);
    const price = lowest.get(slug);
    return relative && price ? [{ relative, kin: how, ...price }] : [];
  });
}

function lowestOfStrains({ tables }: SavedMenus, now: number, register: Register | null) {
  const lowest = new Map<string, { cents: number; isAbout: boolean }>();
  for (const { table, rows } of tables)
    for (const row of rows) {
      const slug = valueAt(table.products.strainSlug, table.offers.product[row] ?? -1);
      if (slug === null || slug === undefined) continue;
      const offer = inEpochMs(offerAt(table, row));
      if (offer.stock === "no" || offer.missingSince !== null) continue;
      const spoken = spokenPrice(offer, now, register?.isPatient === true);
      if (spoken === null) continue;
      const price = atRegister(spoken, offer, register, now);
      const before = lowest.get(slug);
      if (before === undefined || (taxedFirst(price, before) || price.cents - before.cents) < 0)
        lowest.set(slug, price);
    }
  return lowest;
}
