import { Link } from "@tanstack/react-router";
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from "react";
import { FeedingSheet } from "./sheets/FeedingSheet.tsx";
import { HarvestSheet } from "./sheets/HarvestSheet.tsx";
import { LabelsSheet } from "./sheets/LabelsSheet.tsx";
import { PlantCountSheet } from "./sheets/PlantCountSheet.tsx";
import type { SheetProps } from "./sheets/PaperSheet.tsx";
import { SHEETS, type SheetName } from "./growingToolSearch.ts";
import { JournalSheet } from "./JournalSheet.tsx";
import {
  choice,
  desk,
  fitted,
  fittedSheet,
  picture,
  pictureSheet,
  shelf,
} from "./growingTool.css.ts";

const HarvestOfStrain = lazy(() => import("./sheets/HarvestOfStrain.tsx"));

/** What the tasting wheel has where labels say nothing of the strain. */
const COMMON_TERPENES = [
  "Myrcene",
  "Limonene",
  "Caryophyllene",
  "Linalool",
  "α-Pinene",
  "Humulene",
  "Terpinolene",
  "Ocimene",
];

interface DeskProps extends SheetProps {
  /** Number of the first entry of a continued journal. */
  first: number;
  /** Address of the strain's page; `null` for a strain that the site does not know. */
  address: string | null;
}

/** A sheet as it is printed. */
export function SheetOfDesk({ name, ...props }: DeskProps & { name: SheetName }) {
  const { plant, weeks, first, address } = props;
  switch (name) {
    case "journal":
      return <JournalSheet plant={plant} />;
    case "continued":
      return <JournalSheet plant={plant} first={first} isDated />;
    case "feeding":
      return <FeedingSheet plant={plant} weeks={weeks} />;
    case "harvest": {
      const common = (
        <HarvestSheet plant={plant} weeks={weeks} terpenes={COMMON_TERPENES} areOfLabels={false} />
      );
      if (plant.strainName === "") return common;
      return (
        <Suspense fallback={common}>
          <HarvestOfStrain plant={plant} weeks={weeks} common={COMMON_TERPENES} />
        </Suspense>
      );
    }
    case "labels":
      return <LabelsSheet plant={plant} weeks={weeks} address={address} />;
    case "plants":
      return <PlantCountSheet plant={plant} weeks={weeks} />;
  }
}

/** Pixels of the paper between its margins: 8 inches hold the labels, too. */
const PAPER_PX = 780;

/** A sheet in the measures of its paper, as small as the screen needs it; on paper in its own size. */
export function FittedSheet({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() =>
      setScale(Math.min(1, element.clientWidth / PAPER_PX)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={fitted}>
      <div className={fittedSheet} style={{ transform: `scale(${String(scale)})` }}>
        {children}
      </div>
    </div>
  );
}

const TITLES: Readonly<Record<SheetName, string>> = {
  journal: "Journal",
  continued: "More journal pages",
  feeding: "Feeding and climate",
  harvest: "Harvest to taste",
  labels: "30 labels",
  plants: "Plant count",
};

/** A picture of each sheet, which is the sheet itself, small: one tap chooses it. */
export function Desk({ chosen, ...props }: DeskProps & { chosen: SheetName }) {
  const line = useRef<HTMLUListElement>(null);
  // On a phone they are one line that scrolls inside itself: what is chosen is in sight there.
  useEffect(() => {
    const all = line.current;
    const current = all?.children[SHEETS.indexOf(chosen)];
    if (all && current instanceof HTMLElement)
      all.scrollLeft = current.offsetLeft - (all.clientWidth - current.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label="Sheets" className={`${shelf} no-print`}>
      <ul ref={line} className={desk}>
        {SHEETS.map((name) => (
          <li key={name}>
            <Link
              to="/growing-tool"
              search={name === "journal" ? {} : { sheet: name }}
              resetScroll={false}
              className={choice}
              // The router says so of an address that has less in it, too: of the journal always.
              activeOptions={{ exact: true, includeSearch: true }}
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
