import { useSelector } from "@tanstack/react-store";
import * as v from "valibot";
import { PROFILES } from "#domain/limits/profiles.ts";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { createStored } from "./createStored.ts";

/** Every choice of each setting; the first one holds until the visitor changes it. */
export const CHOICES = {
  theme: ["light", "dark", "system"],
  menu: ["vertical", "collapsible-vertical", "horizontal"],
  layout: ["full", "boxed"],
  animation: [
    "animate__zoomIn",
    "animate__fadeIn",
    "animate__fadeInUp",
    "animate__slideInRight",
    "",
  ],
  navbar: ["navbar-sticky", "navbar-floating", "navbar-static"],
  semidark: ["false", "true"],
} as const;

/**
 * Settings, each under a localStorage key of its own name. A key is
 * written on change only: an absent or unreadable one means the first choice.
 */
const SettingsSchema = v.object({
  theme: v.fallback(v.picklist(CHOICES.theme), "light"),
  menu: v.fallback(v.picklist(CHOICES.menu), "vertical"),
  layout: v.fallback(v.picklist(CHOICES.layout), "full"),
  animation: v.fallback(v.picklist(CHOICES.animation), "animate__zoomIn"),
  navbar: v.fallback(v.picklist(CHOICES.navbar), "navbar-sticky"),
  semidark: v.fallback(v.picklist(CHOICES.semidark), "false"),
  /** `null`: never touched, so the width of the screen decides. */
  sidebar: v.fallback(v.nullable(v.picklist(["open", "closed"])), null),
  /** Whether prices are shown as about what is paid. */
  with_tax: v.fallback(v.picklist(["off", "on"]), "off"),
  /** Who buys, for prices and limits. It stays on this phone, too. */
  profile: v.fallback(v.picklist(PROFILES), "adult"),
  /** The region whose deals come first. It stays on this phone; `null`: none has been chosen. */
  homeRegion: v.fallback(v.nullable(v.picklist(REGIONS)), null),
  /** Where most of the kept stores are; `null`: none is kept. */
  keptRegion: v.fallback(v.nullable(v.picklist(REGIONS)), null),
  /**
   * What the cards of kept stores on home name the cheapest of, a line each: the store's slug, a section of deals, a printed
   * size. Home says none of it a second time.
   */
  keptShown: v.fallback(v.nullable(v.string()), null),
  /** The region last jumped to on home. */
  lastRegion: v.fallback(v.nullable(v.picklist(REGIONS)), null),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

const KEYS = Object.keys(SettingsSchema.entries);

/** What the visitor has chosen; every part that shows a choice follows it, and so does the theme. */
export const settings = createStored(SettingsSchema, {
  storage: () => localStorage,
  keys: KEYS,
  read: (storage) => Object.fromEntries(KEYS.map((key) => [key, storage.getItem(key)])),
  write: (storage, now, before) => {
    for (const [key, value] of Object.entries(now)) {
      if (value === Reflect.get(before, key)) continue;
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
  },
});

/**
 * Whether a screen looks and is ordered as on a phone on which nothing was chosen. How it arrives
 * makes no difference, nor does a drawer that was closed again.
 */
export function areUntouched(chosen: Settings): boolean {
  const { animation } = chosen;
  const sidebar = chosen.sidebar === "closed" ? null : chosen.sidebar;
  const untouched = v.parse(SettingsSchema, { animation });
  return JSON.stringify({ ...chosen, sidebar }) === JSON.stringify(untouched);
}

/**
 * The visitor's own region, as far as the phone knows it: the one chosen, else that of the kept
 * stores, else the one looked at last. No location is asked for, and none of it leaves the phone.
 */
export function ownRegion({ homeRegion, keptRegion, lastRegion }: Settings): Region | null {
  return homeRegion ?? keptRegion ?? lastRegion;
}

/**
 * Changes settings and keeps them; where storage is denied they hold until the page is left. What is so already is no change:
 * nothing is rendered for it.
 */
export function changeSettings(changes: Partial<Settings>): void {
  const before = settings.get();
  if (Object.entries(changes).every(([key, value]) => Reflect.get(before, key) === value)) return;
  settings.change((now) => ({ ...now, ...changes }));
}

/** The settings now, outside of React. */
export const currentSettings = settings.get;

export function useSettings(): Settings {
  return useSelector(settings);
}
