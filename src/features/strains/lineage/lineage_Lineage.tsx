import { Section } from "#design/surfaces/Section.tsx";
import { useMemo, useState } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { lineageGraph } from "#domain/strains/lineageGraph.ts";
import { ancestorTree, descendantTree } from "#domain/strains/lineageTree.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { LineageDisputes } from "./LineageDisputes.tsx";
import { LineageDrawing } from "./LineageDrawing.tsx";
import { LineageTree } from "./Lineage.tsx";
import { twoColumns } from "../genetics.css.ts";

/** Ancestors and descendants of a strain, drawn and in words; what is opened in one is open in both. */
export function Lineage({ strain: { slug, name, relation } }: { strain: Strain }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const graph = useMemo(() => lineageGraph(FAMILY, slug, opened), [slug, opened]);
  const parents = ancestorTree(FAMILY, slug, opened);
  const children = descendantTree(FAMILY, slug, opened);
  // What is drawn is measured: a first view has the words alone.
  const isOnPhone = useIsHydrated();
  const open = (each: string) => setOpened((now) => toggled(now, each));

  return (
    <>
      <Section title="Lineage">
        {graph.nodes.length === 1 ? (
          <p>No relatives of {name} are reported.</p>
        ) : isOnPhone ? (
          <LineageDrawing name={name} slug={slug} graph={graph} onOpen={open} />
        ) : null}
      </Section>
      <div className={twoColumns}>
        <Section title="Reported parents">
          {parents.length === 0 ? (
            <p>{relation === "unknown" ? "Not known." : "None: it starts its own line."}</p>
          ) : (
            <LineageTree branches={parents} of="parents" onOpen={open} />
          )}
        </Section>
        <Section title="Reported children">
          {children.length === 0 ? (
            <p>None reported.</p>
          ) : (
            <LineageTree branches={children} of="children" onOpen={open} />
          )}
        </Section>
      </div>
      <LineageDisputes graph={graph} />
    </>
  );
}

function toggled(set: ReadonlySet<string>, each: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(each)) next.add(each);
  return next;
}
