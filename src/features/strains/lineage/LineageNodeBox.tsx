import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import type { LineageRole } from "#domain/strains/lineageGraph.ts";
import { hasOpener, OPENER_WIDTH } from "./layOutLineage.ts";
import type { PlacedNode } from "./lineageLayout.ts";
import { box, name as nameStyle, node as nodeStyle, opener } from "./lineage.css.ts";

interface LineageNodeBoxProps {
  node: PlacedNode;
  /** Of all nodes, one is a stop of the keyboard. */
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: (slug: string) => void;
}

const ROLE_TEXTS: Readonly<Record<LineageRole, string>> = {
  self: "this strain",
  ancestor: "ancestor",
  descendant: "descendant",
  relative: "relative",
};

/** A strain in the drawing: a link to its page, and a sign that opens its relatives. */
export function LineageNodeBox({
  node,
  isCurrent,
  onFocus,
  onKeyDown,
  onOpen,
}: LineageNodeBoxProps) {
  const { id, slug, name, x, y, width, height, hidden } = node;
  const look = slug === null ? "unknown" : node.role === "self" ? "self" : "known";
  const [left, top] = [x - width / 2, y - height / 2];
  const inside = (
    <>
      <rect x={left} y={top} width={width} height={height} rx={8} className={box({ look })} />
      <text x={left + 14} y={y} className={nameStyle({ look })}>
        {name}
      </text>
    </>
  );
  const more = hidden > 0 ? `, ${String(hidden)} more with Space` : "";
  const label = `${name}, ${ROLE_TEXTS[node.role]}${more}`;
  return (
    <g>
      {slug === null ? (
        inside
      ) : (
        <Link
          to="/strain-genetics/$genetic"
          params={{ genetic: slug }}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={label}
          data-node={id}
          className={nodeStyle}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {inside}
        </Link>
      )}
      {slug !== null && hasOpener(node) ? (
        <g
          role="button"
          aria-label={`${hidden > 0 ? `+${String(hidden)}: show` : "Hide"} more relatives of ${name}`}
          className={opener}
          onClick={() => onOpen(slug)}
        >
          <rect x={left + width - OPENER_WIDTH} y={top} width={OPENER_WIDTH} height={height} />
          <circle cx={left + width - OPENER_WIDTH / 2} cy={y} r={14} />
          <text x={left + width - OPENER_WIDTH / 2} y={y}>
            {hidden > 0 ? `+${String(hidden)}` : "−"}
          </text>
        </g>
      ) : null}
    </g>
  );
}
