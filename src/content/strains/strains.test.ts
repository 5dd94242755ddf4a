import { describe, expect, it } from "vitest";
import { familyOf } from "#domain/strains/lineage.ts";
import { slugify } from "#domain/text/slug.ts";
import { findNamed, spellingsOf } from "#domain/strains/spelledNames.ts";
import { STRAINS } from "./strains.ts";

const FAMILY = familyOf(STRAINS);

/** The ways up from a strain, until one leads back to where it came by; then that way. */
function circleFrom(slug: string, way: readonly string[] = []): readonly string[] | null {
  if (way.includes(slug)) return [...way, slug];
  for (const parent of FAMILY.bySlug.get(slug)?.parents ?? []) {
    const circle = circleFrom(parent, [...way, slug]);
    if (circle) return circle;
  }
  return null;
}

describe("the strains", () => {
  it("have a slug of their own that an address can carry", () => {
    expect(FAMILY.bySlug.size).toBe(STRAINS.length);
    for (const { slug } of STRAINS) expect(slugify(slug)).toBe(slug);
  });

  it("have names and aliases that mean one strain each, however they are spelled", () => {
    const owners = new Map<string, string>();
    for (const strain of STRAINS) {
      for (const spelled of spellingsOf(strain)) {
        expect(spelled, strain.slug).not.toBe("");
        expect(owners.get(spelled), `${strain.slug}: ${spelled}`).toBeUndefined();
        owners.set(spelled, strain.slug);
      }
    }
    for (const strain of STRAINS) {
      for (const name of [strain.name, ...strain.aliases]) {
        expect(findNamed(STRAINS, name)).toBe(strain);
      }
    }
  });

  it("have parents that are in the list, each once, and others that are not", () => {
    for (const { slug, parents, otherParents } of STRAINS) {
      for (const parent of parents)
        expect(FAMILY.bySlug.has(parent), `${slug}: ${parent}`).toBe(true);
      expect(new Set(parents).size, slug).toBe(parents.length);
      for (const name of otherParents) expect(findNamed(STRAINS, name), slug).toBeNull();
    }
  });

  it("are nobody’s ancestor and descendant at once", () => {
    for (const { slug } of STRAINS) expect(circleFrom(slug)).toBeNull();
  });

  it("stand after their parents", () => {
    const seen = new Set<string>();
    for (const { slug, parents } of STRAINS) {
      for (const parent of parents) expect(seen.has(parent), `${slug}: ${parent}`).toBe(true);
      seen.add(slug);
    }
  });

  it("are crosses with two parents, selections with one, and landraces without", () => {
    for (const { slug, relation, parents, otherParents } of STRAINS) {
      const count = parents.length + otherParents.length;
      if (relation === "cross") expect(count, slug).toBeGreaterThanOrEqual(2);
      if (relation === "selection") expect(count, slug).toBe(1);
      if (relation === "landrace" || relation === "unknown") expect(count, slug).toBe(0);
    }
  });

  it("say what is in dispute only where something is, and of parents they have", () => {
    for (const { slug, contested, dispute, disputedParents, parents, otherParents } of STRAINS) {
      if (!contested) expect([dispute, disputedParents], slug).toEqual([null, undefined]);
      for (const parent of disputedParents ?? [])
        expect([...parents, ...otherParents], slug).toContain(parent);
    }
  });

  it("are described in sentences that claim no effect", () => {
    const sentences = STRAINS.flatMap(({ note, dispute }) => [note ?? [], dispute ?? []].flat());
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z“].*[.”]$/);
      expect(sentence).not.toMatch(/relax|energ|sleep|pain|anxi|uplift|euphor|medic|heal|treat/i);
    }
  });
});
