import { Link } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { type LineageBranch, ancestorTree, descendantTree } from "#domain/strains/lineageTree.ts";
import { tree, treeLine } from "./lineage.css.ts";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import { useMemo, useState, Fragment, type ReactNode } from "react";
import type { Strain } from "#content/strains/strain.ts";
import { lineageGraph, type LineageGraph } from "#domain/strains/lineageGraph.ts";
import { FAMILY } from "#content/strains/strainFamily.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { LineageDrawing } from "./LineageDrawing.tsx";
import { twoColumns, reasons } from "../genetics.css.ts";
import { disputesOf } from "../strainText.ts";

interface LineageTreeProps {
  branches: readonly LineageBranch[];
  /** What the lines below a line are to it. */
  of: "parents" | "children";
  onOpen: (slug: string) => void;
}

/** The lineage in words, which says all that the drawing says. */
function LineageTree({ branches, of, onOpen }: LineageTreeProps) {
  return (
    <ul className={tree}>
      {branches.map((branch, place) => (
        <li key={place}>
          <Line branch={branch} of={of} onOpen={onOpen} />
          {branch.branches.length > 0 ? (
            <LineageTree branches={branch.branches} of={of} onOpen={onOpen} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Line({
  branch,
  of,
  onOpen,
}: Omit<LineageTreeProps, "branches"> & { branch: LineageBranch }) {
  const { slug, name, contested, others, hidden, opened } = branch;
  return (
    <div className={treeLine}>
      {slug === null ? (
        <i>{name}</i>
      ) : (
        <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
          {name}
        </Link>
      )}
      {others.length > 0 ? <small>with {others.join(" and ")}</small> : null}
      {contested ? <Tag tone="warning">sources disagree</Tag> : null}
      {slug !== null && (hidden > 0 || opened) ? (
        <Button
          kind="quiet"
          className="no-print"
          aria-expanded={opened}
          onClick={() => onOpen(slug)}
        >
          {opened ? "Hide" : `Show ${String(hidden)}`} {hidden === 1 ? ONE[of] : of}
          <span className="visually-hidden"> of {name}</span>
        </Button>
      ) : null}
    </div>
  );
}

const ONE = { parents: "parent", children: "child" } as const;

interface LineageProps {
  strain: Strain;
  /** Puts the drawing and the words in their places; a large drawing has many rows where it is narrow. */
  children: (lineage: { drawn: ReactNode; told: ReactNode; isLarge: boolean }) => ReactNode;
}

const NOTHING_OPENED: ReadonlySet<string> = new Set();

/** Strains of a drawing that is no taller than what it stands beside. */
const MOST_BESIDE = 20;

/** Ancestors and descendants of a strain, drawn and in words; what is opened in one is open in both. */
export function Lineage({ strain: { slug, name, relation }, children: place }: LineageProps) {
  const [opened, setOpened] = useState(NOTHING_OPENED);
  const graph = useMemo(() => lineageGraph(FAMILY, slug, opened), [slug, opened]);
  const parents = ancestorTree(FAMILY, slug, opened);
  const children = descendantTree(FAMILY, slug, opened);
  // What is drawn is measured: a first view has the words alone.
  const isOnPhone = useIsHydrated();
  const isPrinting = usePrinting();
  const open = (each: string) => setOpened((now) => toggled(now, each));
  const told = (
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
  );

  return place({
    // What is opened later moves nothing to another place.
    isLarge: lineageGraph(FAMILY, slug, NOTHING_OPENED).nodes.length > MOST_BESIDE,
    drawn: (
      <Section title="Lineage">
        {graph.nodes.length === 1 ? (
          <p>No relatives of {name} are reported.</p>
        ) : isOnPhone ? (
          <LineageDrawing name={name} slug={slug} graph={graph} onOpen={open} />
        ) : null}
      </Section>
    ),
    told: (
      <>
        {graph.nodes.length === 1 ? (
          told
        ) : (
          <Fold summary="As a list" open={isPrinting}>
            {told}
          </Fold>
        )}
        <LineageDisputes graph={graph} />
      </>
    ),
  });
}

function toggled(set: ReadonlySet<string>, each: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(each)) next.add(each);
  return next;
}

/** The dashed lines of a drawing in words. */
function LineageDisputes({ graph }: { graph: LineageGraph }) {
  const { told, untold } = disputesOf(graph);
  if (told.length + untold.length === 0) return null;
  return (
    <Section title="Why lines are dashed">
      <dl className={reasons}>
        {told.map(({ strain, text }) => (
          <div key={strain.slug}>
            <dt>
              <StrainLink strain={strain} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {untold.length === 0 ? null : (
        <p>
          {told.length === 0 ? "Sources" : "Sources also"} disagree about{" "}
          {untold.map((strain, place) => (
            <Fragment key={strain.slug}>
              {place === 0 ? "" : place === untold.length - 1 ? " and " : ", "}
              <StrainLink strain={strain} />
            </Fragment>
          ))}
          ; what other parents they name is not recorded here.
        </p>
      )}
    </Section>
  );
}

function StrainLink({ strain: { slug, name } }: { strain: Strain }) {
  return (
    <Link to="/strain-genetics/$genetic" params={{ genetic: slug }}>
      {name}
    </Link>
  );
}
