import { parentLinks, type Family } from "./lineage.ts";
import { GENERATIONS } from "./lineageGraph.ts";

/** One line of a lineage in words, with the lines below it. */
export interface LineageBranch {
  slug: string | null;
  name: string;
  /** Whether the link to the line above is in dispute. */
  contested: boolean;
  /** Of a child: its other reported parents. */
  others: readonly string[];
  branches: readonly LineageBranch[];
  /** How many lines opening it adds. */
  hidden: number;
  /** Whether they are there because it was opened. */
  opened: boolean;
}

/**
 * The reported parents of a strain and theirs, three generations up and further
 * where a line is opened. A strain met on two ways stands in both.
 */
export function ancestorTree(
  family: Family,
  slug: string,
  opened: ReadonlySet<string>,
  generations: number = GENERATIONS.up,
): LineageBranch[] {
  const strain = family.bySlug.get(slug);
  if (strain === undefined) return [];
  return parentLinks(family, strain).map((link) => {
    const further = link.slug === null ? undefined : family.bySlug.get(link.slug);
    const isOpened = generations <= 1 && opened.has(link.slug ?? "");
    const isShown = generations > 1 || isOpened;
    const count = further === undefined ? 0 : parentLinks(family, further).length;
    return {
      slug: link.slug,
      name: link.name,
      contested: link.contested,
      others: [],
      branches:
        further && isShown ? ancestorTree(family, further.slug, opened, generations - 1) : [],
      hidden: generations > 1 ? 0 : count,
      opened: isOpened,
    };
  });
}

/** The children of a strain and theirs, two generations down and further where a line is opened. */
export function descendantTree(
  family: Family,
  slug: string,
  opened: ReadonlySet<string>,
  generations: number = GENERATIONS.down,
): LineageBranch[] {
  return (family.childrenOf.get(slug) ?? []).map((child) => {
    const links = parentLinks(family, child);
    const isOpened = generations <= 1 && opened.has(child.slug);
    const isShown = generations > 1 || isOpened;
    return {
      slug: child.slug,
      name: child.name,
      contested: links.some((link) => link.slug === slug && link.contested),
      others: links.filter((link) => link.slug !== slug).map(({ name }) => name),
      branches: isShown ? descendantTree(family, child.slug, opened, generations - 1) : [],
      hidden: generations > 1 ? 0 : (family.childrenOf.get(child.slug) ?? []).length,
      opened: isOpened,
    };
  });
}
