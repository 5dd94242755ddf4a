/** One release as the change log has it. */
export interface Release {
  /** "Unreleased", or its version. */
  title: string;
  /** Calendar day, `2026-11-21`; `null` while it has not been released. */
  date: string | null;
  groups: { title: string; items: string[] }[];
}

/**
 * Reads the releases out of CHANGELOG.md, which is written as Keep a Changelog has it: a heading
 * of the second level per release, of the third per kind of change, a list of changes below.
 */
export function parseChangeLog(markdown: string): Release[] {
  const releases: Release[] = [];
  for (const line of markdown.split("\n")) {
    const release = releases.at(-1);
    if (line.startsWith("## ")) {
      const [, title = "", date = null] =
        /^## \[?(.+?)\]?(?: [-–] (\d{4}-\d\d-\d\d))?$/.exec(line) ?? [];
      releases.push({ title, date, groups: [] });
    } else if (line.startsWith("### ")) {
      release?.groups.push({ title: line.slice("### ".length), items: [] });
    } else if (line.startsWith("- ")) {
      release?.groups.at(-1)?.items.push(line.slice("- ".length));
    }
  }
  return releases;
}

/** A change in parts: the odd ones stood between backquotes and are code. */
export function codeParts(item: string): string[] {
  return item.split("`");
}
