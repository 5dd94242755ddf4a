import { Badge } from "#design/words/Badge.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { SITE, strainPath } from "#domain/site/site.ts";
import type { StrainCount } from "#domain/offers/statistics.ts";
import { strainList, strainRow } from "./statistics.css.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

export function StrainsCard({ strains }: { strains: readonly StrainCount[] }) {
  return (
    <Card title={`${SITE.state}'s Most Available Strains`}>
      {strains.length === 0 ? (
        <EmptyState>No strain has been listed in the last three days.</EmptyState>
      ) : (
        <ol className={strainList}>
          {strains.map(({ name, count, slug }) => (
            <li key={name}>
              <span className={strainRow}>
                {slug ? (
                  <PlainLink href={strainPath(slug)}>
                    <bdi>{name}</bdi>
                  </PlainLink>
                ) : (
                  <bdi>{name}</bdi>
                )}
                <Badge>{count === 1 ? "1 store" : `${count} stores`}</Badge>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
