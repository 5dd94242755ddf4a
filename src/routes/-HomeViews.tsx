import { lazyPart } from "#platform/lazyPart.tsx";
import { viewsStore } from "#data/views.ts";

const HomeViewList = lazyPart(() => import("./-HomeViewList.tsx"));

/** The visitor's views on home: what they are counted with loads where there are any. */
export default function HomeViews() {
  const views = viewsStore.use();
  return views === null || views.length === 0 ? null : <HomeViewList />;
}
