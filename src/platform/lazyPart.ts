import { lazy, type ComponentType } from "react";
import { whenIdle } from "./whenIdle.ts";

/** A part in a file of its own. A file that does not arrive takes nothing else along. */
export function lazyPart<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}

/** A part that nobody misses before the page has been painted. */
export const whenPainted = <Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazyPart<Props>(async () => {
    await new Promise<void>(whenIdle);
    return await load();
  });
