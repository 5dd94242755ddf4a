import { lazy, type ComponentType } from "react";
import { whenIdle } from "#platform/whenIdle.ts";

/**
 * A part that nobody misses before the page has been painted. A file that does not arrive takes
 * nothing else along.
 */
export function whenPainted(load: () => Promise<{ default: ComponentType }>) {
  return lazy<ComponentType>(async () => {
    await new Promise<void>(whenIdle);
    return await load().catch(() => ({ default: () => null }));
  });
}
