import { Link } from "@tanstack/react-router";
import { SHEETS, type SheetName } from "./growingToolSearch.ts";
import { SheetOfDesk, type DeskProps } from "./SheetOfDesk.tsx";
import { choice, desk, picture, pictureSheet } from "./growingTool.css.ts";

const TITLES: Readonly<Record<SheetName, string>> = {
  journal: "Journal",
  continued: "Continued journal",
  feeding: "Feeding and climate",
  harvest: "Harvest to taste",
  labels: "30 labels",
  plants: "Plant count",
};

/** A picture of each sheet, which is the sheet itself, small: one tap chooses it. */
export function Desk({ chosen, ...props }: DeskProps & { chosen: SheetName }) {
  return (
    <nav aria-label="Sheets" className="no-print">
      <ul className={desk}>
        {SHEETS.map((name) => (
          <li key={name}>
            <Link
              to="/growing-tool"
              search={name === "journal" ? {} : { sheet: name }}
              resetScroll={false}
              className={choice}
              aria-current={name === chosen ? "true" : undefined}
            >
              <span className={picture} aria-hidden="true" inert>
                <span className={pictureSheet}>
                  <SheetOfDesk {...props} name={name} plant={BLANK} />
                </span>
              </span>
              {TITLES[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pictures are of blank paper, and need nothing of the network. */
const BLANK = { strainName: "", seedPlanted: "", seedSprouted: "" };
