import { useMemo, useState } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { lineageGraph } from "#domain/strains/lineageGraph.ts";
import { ancestorTree, descendantTree } from "#domain/strains/lineageTree.ts";
import { FAMILY } from "../strain/strainFamily.ts";
import { LineageDisputes } from "./LineageDisputes.tsx";
import { LineageDrawing } from "./LineageDrawing.tsx";
import { LineageTree } from "./LineageTree.tsx";
import { stack, twoColumns } from "../genetics.css.ts";

/** Ancestors and descendants of a strain, drawn and in words; what is opened in one is open in both. */
export function Lineage({ strain: { slug, name, relation } }: { strain: Strain }) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const graph = useMemo(() => lineageGraph(FAMILY, slug, opened), [slug, opened]);
  const parents = ancestorTree(FAMILY, slug, opened);
  const children = descendantTree(FAMILY, slug, opened);
  const open = (each: string) => setOpened((now) => toggled(now, each));

  return (
    <>
      <section aria-labelledby="lineage" className={stack}>
        <h2 id="lineage">Lineage</h2>
        {graph.nodes.length === 1 ? (
          <p>No relatives of {name} are reported here, so there is nothing to draw.</p>
        ) : (
          <LineageDrawing name={name} slug={slug} graph={graph} onOpen={open} />
        )}
      </section>
      <div className={twoColumns}>
        <section aria-labelledby="parents" className={stack}>
          <h2 id="parents">Reported parents</h2>
          {parents.length === 0 ? (
            <p>{relation === "unknown" ? "Not known." : "None: it begins a line of its own."}</p>
          ) : (
            <LineageTree branches={parents} of="parents" onOpen={open} />
          )}
        </section>
        <section aria-labelledby="children" className={stack}>
          <h2 id="children">Reported children</h2>
          {children.length === 0 ? (
            <p>None of the strains here names it as a parent.</p>
          ) : (
            <LineageTree branches={children} of="children" onOpen={open} />
          )}
        </section>
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
