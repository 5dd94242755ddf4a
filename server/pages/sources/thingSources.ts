import { CATEGORIES } from "#domain/menus/categories.ts";
import { readEvent } from "../../events/readEvents.ts";
import { readName } from "../../http/input/readName.ts";
import { readProduct } from "../../routes/products/readProduct.ts";
import { isCalled } from "../../stores/formerSlugs.ts";
import { storeProfiles } from "../../stores/storeProfiles.ts";
import { eventHead } from "../heads/eventHead.ts";
import { productHead } from "../heads/productHead.ts";
import { storeHead } from "../heads/storeHead.ts";
import { words } from "./readAddress.ts";
import { unknownSource, viewed, type ScreenSource, type SourceDeps } from "./source.ts";
import { menuView, productView } from "./viewedScreens.ts";

/** @param name code of a product, in any case */
export function productSource(name: string | undefined, deps: SourceDeps): ScreenSource {
  const screen = "/product/$code";
  const code = readName(name ?? "");
  if (code === null) return unknownSource(screen);
  return {
    ...viewed(productView(code), deps),
    head: async (now, db) => {
      const detail = await readProduct(db, code, now);
      return detail && productHead(detail, deps.origin(), now);
    },
    screen,
  };
}

/** What a menu can be asked to list. */
const LISTED = [...CATEGORIES, "all"] as const;

/** @returns `null` where no single store is meant */
export function storeSource(deps: SourceDeps): ScreenSource | null {
  const { store, category } = deps.parameters;
  const wanted = words(store);
  if (wanted === null || wanted === "all") return null;
  const screen = "/dispensary-menus";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(screen);
  return {
    ...viewed(
      menuView(
        slug,
        LISTED.find((each) => each === category),
      ),
      deps,
    ),
    head: async (_, db) => {
      const [found] = await storeProfiles(db, isCalled(slug));
      return found === undefined ? null : storeHead(found, deps.origin());
    },
    screen,
  };
}

/** @returns `null` where no single event is meant */
export function eventSource({ origin, parameters }: SourceDeps): ScreenSource | null {
  const wanted = words(parameters["event"]);
  if (wanted === null) return null;
  const screen = "/events";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(screen);
  return {
    path: `/events?event=${slug}`,
    validFor: "unlimited",
    isOfEvents: true,
    head: async (_, db) => {
      const event = await readEvent(db, slug);
      return event && eventHead(event, origin());
    },
    screen,
  };
}
