import { useQuery } from "@tanstack/react-query";
import {
  stampTerpenes,
  type StampedOffer,
  type StrainShelf,
} from "#domain/strains/strainShelves.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { largeQueries } from "./queries.ts";

/** What the shelves say of a strain, also when no store has it. */
export type StrainLabels = StrainShelf;

export const ON_NO_SHELF: StrainLabels = { stores: 0, offers: 0, terpenes: null };

/**
 * What the labels of a strain have in common, and in how many stores it is.
 *
 * @param slug of the strain; `null` for something that is none
 * @returns `null` as long as that is not known
 */
export function useStrainLabels(slug: string | null): StrainLabels | null {
  const labelsOf = useLabelsOfStrains(slug !== null);
  return slug === null ? null : labelsOf(slug);
}

/** The same for a list of strains. @param isWanted without it nothing is asked for */
export function useLabelsOfStrains(isWanted = true): (slug: string) => StrainLabels | null {
  const { data } = useQuery({ ...largeQueries.strains, enabled: isWanted });
  return (slug) => (data === undefined ? null : (data.shelves[slug] ?? ON_NO_SHELF));
}

/** Whether what stamps are drawn from is on its way to a phone that has none of it. */
export function useAreLabelsAwaited(): boolean {
  const { data, isFetching } = useQuery({ ...largeQueries.strains, enabled: false });
  return data === undefined && isFetching;
}

/**
 * What stamps of offers are drawn from, by the shelves of the state, which it asks for.
 *
 * @param isNewsAsked `false`: only a phone that knows none asks, and nothing wakes when what it knows is old
 */
export function useStampTerpenes(
  isNewsAsked = true,
): (offer: StampedOffer) => StoreOffer["terpenes"] {
  const { strains } = largeQueries;
  const { data } = useQuery(isNewsAsked ? strains : { ...strains, staleTime: Infinity });
  return (offer) => stampTerpenes(data?.shelves, offer);
}
