import { useMemo, type ReactNode } from "react";
import { NearOpenChips, NearTrouble } from "#design/controls/NearOpenChips.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { hoursNotKnown, noneOpenWords } from "#domain/stores/openingWords.ts";
import { useNow } from "#platform/clock.ts";
import { useNearFilter, useVisitorPlace } from "#platform/visitorPlace.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { storesWithin } from "./storesWithin.ts";

/** What of a page the two choices are: the stores that they leave, the chips themselves, and what is said of them. */
interface NearOpen {
  stores: Uint8Array | null;
  chips: ReactNode;
  words: ReactNode;
}

/**
 * What is near and what is open, of all stores' menus.
 *
 * @param table `null`: one store's menu, of which neither is asked, as its head says it
 */
export function useNearOpen(
  table: MenuTable | null,
  search: Pick<MenusSearch, "near" | "open">,
  change: (changes: Pick<MenusSearch, "near" | "open">) => void,
): NearOpen {
  const now = useNow();
  const place = useVisitorPlace();
  const isOfAll = table !== null;
  const near = useNearFilter(isOfAll && search.near === true, (isWanted) =>
    change({ near: isWanted || undefined }),
  );
  const isNear = near.isOn;
  const isOpen = isOfAll && search.open === true;
  const within = useMemo(
    () =>
      table === null
        ? null
        : storesWithin(table, { near: isNear || undefined, open: isOpen || undefined }, place, now),
    [table, isNear, isOpen, place, now],
  );
  if (within === null) return { stores: null, chips: undefined, words: null };
  const { stores, isNoneOpen, withoutHours } = within;
  return {
    stores,
    chips: (
      <NearOpenChips
        near={near}
        open={isOpen}
        isNoneOpen={isNoneOpen}
        onOpen={(wanted) => change({ open: wanted || undefined })}
      />
    ),
    words: (
      <>
        <NearTrouble near={near} />
        {!isOpen ? null : isNoneOpen ? (
          <p role="status">
            {noneOpenWords(
              withoutHours === 0,
              isNear ? `within ${String(NEAR_MILES)} miles` : "now",
            )}
            . {withoutHours === 0 ? null : hoursNotKnown(withoutHours)}
          </p>
        ) : withoutHours === 0 ? null : (
          <Text tone="quiet" size="sm">
            {hoursNotKnown(withoutHours, "more")}
          </Text>
        )}
      </>
    ),
  };
}
