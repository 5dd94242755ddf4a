import { Link } from "@tanstack/react-router";
import { Fragment, type KeyboardEvent } from "react";
import type { MarketedType } from "#domain/offers/categories.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { ground } from "#design/surfaces/ground.css.ts";
import type { LineageRole } from "#domain/strains/lineageGraph.ts";
import { FLOWER, hasOpener, NAME_GAP, NAME_LINE, SELF_GROUND } from "./layOutLineage.ts";
import type { PlacedNode } from "./lineageLayout.ts";
import {
  flower,
  name as nameStyle,
  node as nodeStyle,
  opener,
  place,
  selfGround,
} from "./lineage.css.ts";

interface LineageFlowerProps {
  node: PlacedNode;
  /** What its labels have most of; `null` where none is known. */
  terpenes: Parameters<typeof StrainStamp>[0]["terpenes"];
  type: MarketedType | "unknown" | null;
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

/** Of the strain itself, within its ground. */
const SELF_FLOWER = 72;
/** What opens a node is as large as a finger needs. */
const OPENER = { width: 60, height: 24 } as const;

/** A strain in the drawing: its flower above its name, a link to its page, and below them a word that opens its relatives. */
export function LineageFlower(props: LineageFlowerProps) {
  const { node, terpenes, type, isCurrent, onFocus, onKeyDown, onOpen } = props;
  const { id, slug, name, lines, x, y, width, height, hidden, role } = node;
  const isSelf = role === "self";
  const look = slug === null ? "unknown" : isSelf ? "self" : "known";
  const [left, top] = [x - width / 2, y - height / 2];
  const size = isSelf ? SELF_FLOWER : FLOWER;
  const middle = top + (isSelf ? SELF_GROUND : FLOWER) / 2;
  const below = top + (isSelf ? SELF_GROUND : FLOWER) + NAME_GAP;
  const scale = size / STAMP;
  const inside = (
    <>
      <rect x={left} y={top} width={width} height={height} rx={12} className={place({ look })} />
      <g className={isSelf ? `${flower} ${ground}` : flower}>
        {isSelf ? <circle cx={x} cy={middle} r={SELF_GROUND / 2} className={selfGround} /> : null}
        <g
          transform={`translate(${String(x - size / 2)} ${String(middle - size / 2)}) scale(${String(scale)})`}
        >
          <StrainStamp name={name} terpenes={terpenes} type={type} size={STAMP} />
        </g>
      </g>
      <text className={nameStyle({ look })}>
        {lines.map((each, at) => (
          <Fragment key={each}>
            {/* To the ear it is one name. */}
            {at === 0 ? null : " "}
            <tspan x={x} y={below + NAME_LINE * (at + 0.5)}>
              {each}
            </tspan>
          </Fragment>
        ))}
      </text>
    </>
  );
  const more = hidden > 0 ? `, ${String(hidden)} more with Space` : "";
  const label = `${name}, ${ROLE_TEXTS[role]}${more}`;
  const openerTop = below + NAME_LINE * lines.length;
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
          aria-label={`${hidden > 0 ? `${String(hidden)} more: show` : "Hide"} more relatives of ${name}`}
          className={opener}
          onClick={() => onOpen(slug)}
        >
          <rect
            x={x - OPENER.width / 2}
            y={openerTop}
            width={OPENER.width}
            height={OPENER.height}
            rx={OPENER.height / 2}
          />
          <text x={x} y={openerTop + NAME_LINE / 2}>
            {hidden > 0 ? `${String(hidden)} more` : "−"}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** As a stamp is drawn, which is made smaller or larger here: no line of it is finer than at this size. */
const STAMP = 48;
