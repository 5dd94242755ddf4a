import { PlainLink } from "#platform/plainLinks.tsx";
import { namedLinks } from "./linkWords.ts";

/** What a card speaks of. Its addresses come with the answer, so none of them is known beforehand. */
export function HighlightLinks({ links }: { links: readonly string[] }) {
  return namedLinks(links).map(({ path, words }) => (
    <PlainLink key={path} href={`/${path.slice(1)}`}>
      {words}
    </PlainLink>
  ));
}
