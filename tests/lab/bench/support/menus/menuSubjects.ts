import path from "node:path";
import type { Page } from "@playwright/test";
import { loadDist } from "../../../../../server/web/pages/dist.ts";
import { DIST } from "../../../../../server/project.ts";
import { buildFloor } from "../subjects/buildFloor.ts";
import { heartsOf } from "./hearts.ts";
import type { MenuAnswers } from "./menuAnswers.ts";
import type { SubjectName } from "../subjects/subjects.ts";
import { REFERENCES } from "../subjects/subjects.ts";
import { SubjectServer } from "../subjects/subjectServer.ts";

/** A page that shows menus, with its server. */
export interface MenuSubject {
  name: Extract<SubjectName, "product" | "floor">;
  server: SubjectServer;
  /** Where a visitor chooses what to see. */
  picker: string;
  /** What is tapped there for the kept store, and for all. */
  store: string;
  all: string;
  /** Every offer of every category in one list. */
  everything: string;
  /** Puts hearts on as many offers as a phone may have; the naive page has none to put. */
  fillHearts?: (page: Page) => Promise<void>;
}

/**
 * The built product, and the naive page in the place of the floor.
 *
 * @param scratch an own folder for what is built
 */
export async function prepareMenuSubjects(
  { store, offers, product, naive }: MenuAnswers,
  scratch: string,
): Promise<MenuSubject[]> {
  const folder = path.join(scratch, "naive");
  await buildFloor(path.join(REFERENCES, "naive"), folder);
  const everything = "store=all&category=all";
  return [
    {
      name: "product",
      server: new SubjectServer(await loadDist(DIST), product),
      picker: "/dispensary-menus",
      store: `section a[href$="store=${store.slug}"]`,
      all: "text=All stores in one list",
      everything: `/dispensary-menus?${everything}`,
      fillHearts: heartsOf(offers),
    },
    {
      name: "floor",
      server: new SubjectServer(await loadDist(folder), naive),
      picker: `/?kept=${store.slug}`,
      store: "text=The kept store",
      all: "text=All stores in one list",
      everything: `/?${everything}`,
    },
  ];
}
