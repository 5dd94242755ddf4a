import {
  ancestorsOf,
  descendantsOf,
  parentLinks,
  type Family,
  type ParentLink,
  type Pedigree,
} from "./lineage.ts";

/** How far a lineage is drawn before anything is opened, in generations. */
export const GENERATIONS = { up: 3, down: 2 } as const;

export type LineageRole = "self" | "ancestor" | "descendant" | "relative";

/** A strain in the drawing, or a reported parent without a page. */
export interface LineageNode {
  id: string;
  slug: string | null;
  name: string;
  role: LineageRole;
  /** How many of its relatives opening it would add. */
  hidden: number;
  opened: boolean;
}

export interface LineageEdge {
  /** Ids of nodes. */
  parent: string;
  child: string;
  contested: boolean;
}

export interface LineageGraph {
  nodes: readonly LineageNode[];
  edges: readonly LineageEdge[];
}

/**
 * The lineage of a strain as a drawing has it: three generations up, two down, and
 * every reported link between those that are drawn. The other parents of descendants
 * and what lies further away wait until their neighbour is opened.
 *
 * @param opened slugs of nodes whose relatives are wanted: the parents of any, and
 *   the children of a descendant
 * @throws RangeError when the family has no such strain
 */
export function lineageGraph(
  family: Family,
  slug: string,
  opened: ReadonlySet<string>,
): LineageGraph {
  if (!family.bySlug.has(slug)) throw new RangeError(`no strain ${slug}`);
  const ancestors = ancestorsOf(family, slug, GENERATIONS.up);
  const roles = rolesOf(family, slug, ancestors.keys(), opened);
  // Of the last generation the parents wait; of the ones before all are drawn.
  const showsParents = (each: string) =>
    opened.has(each) || each === slug || (ancestors.get(each) ?? Infinity) < GENERATIONS.up;
  const drawn = [...roles].flatMap(([each, role]) => {
    const strain = family.bySlug.get(each);
    return strain ? [{ strain, role }] : [];
  });
  const nodes: LineageNode[] = [];
  const edges: LineageEdge[] = [];
  for (const { strain, role } of drawn) {
    let hidden = role === "descendant" ? hiddenChildren(family, strain, roles) : 0;
    for (const link of parentLinks(family, strain)) {
      const isDrawn = link.slug === null ? showsParents(strain.slug) : roles.has(link.slug);
      if (!isDrawn) {
        hidden += 1;
        continue;
      }
      const parent = link.slug ?? otherId(strain, link);
      edges.push({ parent, child: strain.slug, contested: link.contested });
      if (link.slug === null) {
        const other = { id: parent, slug: null, name: link.name, hidden: 0, opened: false };
        nodes.push({ ...other, role: role === "descendant" ? "relative" : "ancestor" });
      }
    }
    nodes.push({
      id: strain.slug,
      slug: strain.slug,
      name: strain.name,
      role,
      hidden,
      opened: opened.has(strain.slug),
    });
  }
  return { nodes, edges };
}

/** Parents without a page have no place of their own: two strains' “unknown” are not one plant. */
const otherId = (child: Pedigree, { name }: ParentLink) => `${child.slug} × ${name}`;

function hiddenChildren(
  { childrenOf }: Family,
  { slug }: Pedigree,
  roles: ReadonlyMap<string, LineageRole>,
): number {
  return (childrenOf.get(slug) ?? []).filter((child) => !roles.has(child.slug)).length;
}

/** Who is drawn, and as what. Opening may bring in further ones that are opened as well. */
function rolesOf(
  family: Family,
  slug: string,
  ancestors: Iterable<string>,
  opened: ReadonlySet<string>,
): Map<string, LineageRole> {
  const roles = new Map<string, LineageRole>([[slug, "self"]]);
  const add = (each: string, role: LineageRole) => {
    if (!roles.has(each)) roles.set(each, role);
  };
  for (const each of ancestors) add(each, "ancestor");
  for (const each of descendantsOf(family, slug, GENERATIONS.down).keys()) add(each, "descendant");
  // A Map goes on to what is added while it is walked.
  for (const [each, role] of roles) {
    if (!opened.has(each)) continue;
    const further = role === "ancestor" ? "ancestor" : "relative";
    for (const parent of family.bySlug.get(each)?.parents ?? []) add(parent, further);
    if (role !== "descendant") continue;
    for (const child of family.childrenOf.get(each) ?? []) add(child.slug, "descendant");
  }
  return roles;
}
