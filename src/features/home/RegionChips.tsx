import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { chip, chips } from "#design/controls/chip.css.ts";
import { showInRow } from "#design/controls/showInRow.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { changeSettings } from "#platform/settings.ts";

interface RegionChipsProps {
  regions: readonly string[];
  /** Opens the card of a region where it is folded. */
  onJump: (region: string) => void;
}

/** The way to each region's card; the row stays in sight, and says whose card that is. */
export default function RegionChips({ regions, onJump }: RegionChipsProps) {
  const [lit = null, ...others] = useInSight(regions.join());
  return (
    <div className={chips}>
      {regions.map((region) => {
        // Where several are in sight they are ways alone: some that are lit would look like a filter.
        const chosen = region === lit && others.length === 0;
        return (
          <button
            key={region}
            type="button"
            ref={chosen ? showInRow : undefined}
            className={chip({ chosen })}
            aria-current={chosen || undefined}
            onClick={() => {
              // A card that is folded opens first, and then one goes there.
              flushSync(() => onJump(region));
              jumpTo(region);
            }}
          >
            {region}
          </button>
        );
      })}
    </div>
  );
}

/** Which of the regions, joined by commas, have their card at the height at which one reads. */
function useInSight(regions: string): readonly string[] {
  const [inSight, setInSight] = useState<readonly string[]>([]);
  useEffect(() => {
    const cards = regions
      .split(",")
      .flatMap((region) => document.getElementById(region)?.closest("section") ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        // Cards beside each other are all in sight.
        if (new Set(cards.map((card) => card.getBoundingClientRect().left)).size > 1) {
          setInSight([]);
          return;
        }
        setInSight((before) =>
          entries.reduce((names, { isIntersecting, target: { firstElementChild: head } }) => {
            const name = head?.querySelector("h2")?.id ?? "";
            const others = names.filter((each) => each !== name);
            return isIntersecting ? [...others, name] : others;
          }, before),
        );
      },
      { rootMargin: "-30% 0px -70%" },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [regions]);
  return inSight;
}

function jumpTo(name: string): void {
  const heading = document.getElementById(name);
  heading?.closest("section")?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  const lastRegion = REGIONS.find((region) => region === name);
  if (lastRegion) changeSettings({ lastRegion });
}
