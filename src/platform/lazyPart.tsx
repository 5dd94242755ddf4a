import { lazy, Suspense, type ComponentType } from "react";
import { useIsHydrated } from "./hydration.ts";
import { whenIdle } from "./whenIdle.ts";

/** A part in a file of its own, nothing until that is there. A file that does not arrive takes nothing else along. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
  return function LazyPart(props: Props) {
    const isOnPhone = useIsHydrated();
    return <Suspense>{isOnPhone ? <Part {...props} /> : null}</Suspense>;
  };
}

/** A part that the first paint does not need. */
export const whenPainted = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazyPart<Props>(async () => {
    await new Promise<void>(whenIdle);
    return await load();
  });
