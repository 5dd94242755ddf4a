import { Link } from "@tanstack/react-router";
import { Badge } from "#design/badge/Badge.tsx";
import { Card } from "#design/card/Card.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { SITE } from "#domain/site/site.ts";
import type { StrainCount } from "#domain/site/statistics.ts";
import { strainList, strainRow } from "./statistics.css.ts";

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
                  <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
                    <bdi>{name}</bdi>
                  </Link>
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
