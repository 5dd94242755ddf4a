import { useMemo, type ReactNode } from "react";
import { NearOpenChips, NearTrouble } from "#design/controls/NearOpenChips.tsx";
import { Text } from "#design/words/Text.tsx";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { hoursNotKnown, NO_HOURS_KNOWN, noneOpenWords } from "#domain/stores/openingWords.ts";
import { useNow } from "#platform/clock.ts";
import { useNearFilter, useVisitorPlace } from "#platform/visitorPlace.ts";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import type { MenusSearch } from "../menusSearch.ts";
import { storesWithin } from "./storesWithin.ts";

/** What of a page the two choices are: the stores that they leave, the chips themselves, and what is said of them. */
export interface NearOpen {
  stores: Uint8Array | null;
  /** From where it is near, while that is asked for: rows say how far each store is. */
  from: NamedPlace | null;
  chips: ReactNode;
  words: ReactNode;
}

/** Of one store's menu neither is asked: its head says both. */
export const NOWHERE: NearOpen = { stores: null, from: null, chips: null, words: null };

/**
 * What is near and what is open, of all stores' menus.
 *
 * @param table `null` while it is not known
 */
export function useNearOpen(
  table: MenuTable | null,
  search: Pick<MenusSearch, "near" | "open">,
  change: (changes: Pick<MenusSearch, "near" | "open">) => void,
): NearOpen {
  const now = useNow();
  const place = useVisitorPlace();
  const near = useNearFilter(search.near === true, (isWanted) =>
    change({ near: isWanted || undefined }),
  );
  const isNear = near.isOn;
  const isOpen = search.open === true;
  const within = useMemo(
    () =>
      table === null
        ? null
        : storesWithin(table, { near: isNear || undefined, open: isOpen || undefined }, place, now),
    [table, isNear, isOpen, place, now],
  );
  if (within === null) return NOWHERE;
  const { stores, isNoneOpen, isNoneKnown, withoutHours } = within;
  return {
    stores,
    from: isNear ? place : null,
    chips: (
      <NearOpenChips
        near={near}
        open={isOpen}
        isNoneOpen={isNoneOpen}
        lacksHours={table?.stores.every(({ openingHours }) => openingHours === null) === true}
        onOpen={(wanted) => change({ open: wanted || undefined })}
      />
    ),
    words: (
      <>
        <NearTrouble near={near} />
        {!isOpen ? null : isNoneKnown ? (
          <p role="status">{NO_HOURS_KNOWN}</p>
        ) : isNoneOpen ? (
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
