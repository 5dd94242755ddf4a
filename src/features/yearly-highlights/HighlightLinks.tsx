import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { namedLinks } from "./linkWords.ts";

/** What a card speaks of. Its addresses come with the answer, so none of them is known beforehand. */
export function HighlightLinks({ links }: { links: readonly string[] }) {
  const router = useRouter();
  const open = (event: MouseEvent, path: string) => {
    // A new tab or window is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  };
  return namedLinks(links).map(({ path, words }) => (
    <a key={path} href={path} onClick={(event) => open(event, path)}>
      {words}
    </a>
  ));
}
