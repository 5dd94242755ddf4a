import { Link } from "@tanstack/react-router";
import { Button } from "#design/controls/Button.tsx";
import { Tag } from "#design/words/Tag.tsx";
import type { LineageBranch } from "#domain/strains/lineageTree.ts";
import { tree, treeLine } from "./lineage.css.ts";

interface LineageTreeProps {
  branches: readonly LineageBranch[];
  /** What the lines below a line are to it. */
  of: "parents" | "children";
  onOpen: (slug: string) => void;
}

/** The lineage in words, which says all that the drawing says. */
export function LineageTree({ branches, of, onOpen }: LineageTreeProps) {
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
      {contested ? <Tag tone="warning">disputed</Tag> : null}
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
