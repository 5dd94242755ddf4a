/** Parents and children of strains. Parents are the reported ones; nothing here is proven. */
export interface Pedigree {
  slug: string;
  name: string;
  /** Slugs of reported parents that have a page of their own. */
  parents: readonly string[];
  /** Names of reported parents that have none. */
  otherParents: readonly string[];
  /** Whether sources disagree about the parents or the origin. */
  contested: boolean;
  /** Slugs or names of the parents in dispute, when it is not all of them. */
  disputedParents?: readonly string[];
}

/** Strains, found by slug and by parent. */
export interface Family<Strain extends Pedigree = Pedigree> {
  bySlug: ReadonlyMap<string, Strain>;
  /** By the parent's slug, in the order of the list. */
  childrenOf: ReadonlyMap<string, readonly Strain[]>;
}

/** A reported parent of one strain. */
export interface ParentLink {
  /** `null` for one that has no page. */
  slug: string | null;
  name: string;
  contested: boolean;
}

/** Prepares a list of strains for looking up relatives. */
export function familyOf<Strain extends Pedigree>(strains: readonly Strain[]): Family<Strain> {
  const childrenOf = new Map<string, Strain[]>();
  for (const strain of strains) {
    for (const parent of strain.parents) {
      const children = childrenOf.get(parent) ?? [];
      childrenOf.set(parent, [...children, strain]);
    }
  }
  return { bySlug: new Map(strains.map((strain) => [strain.slug, strain])), childrenOf };
}

/** The reported parents of a strain, those with a page first. */
export function parentLinks({ bySlug }: Family, strain: Pedigree): ParentLink[] {
  const isContested = (parent: string) =>
    strain.contested && (strain.disputedParents?.includes(parent) ?? true);
  return [
    ...strain.parents.map((slug) => ({
      slug,
      name: bySlug.get(slug)?.name ?? slug,
      contested: isContested(slug),
    })),
    ...strain.otherParents.map((name) => ({ slug: null, name, contested: isContested(name) })),
  ];
}

/**
 * Ancestors that have a page, with how many generations up each is met first:
 * 1 for a parent.
 *
 * @param generations how far up to look
 */
export function ancestorsOf(
  { bySlug }: Family,
  slug: string,
  generations: number,
): Map<string, number> {
  return relativesOf(slug, generations, (each) => bySlug.get(each)?.parents ?? []);
}

/** Descendants, with how many generations down each is met first: 1 for a child. */
export function descendantsOf(
  { childrenOf }: Family,
  slug: string,
  generations: number,
): Map<string, number> {
  return relativesOf(slug, generations, (each) =>
    (childrenOf.get(each) ?? []).map((child) => child.slug),
  );
}

function relativesOf(
  slug: string,
  generations: number,
  next: (slug: string) => readonly string[],
): Map<string, number> {
  const found = new Map<string, number>();
  let generation = [slug];
  for (let distance = 1; distance <= generations; distance += 1) {
    const further = new Set(generation.flatMap(next));
    generation = [...further].filter((each) => each !== slug && !found.has(each));
    for (const each of generation) found.set(each, distance);
  }
  return found;
}
