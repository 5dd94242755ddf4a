import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { REGIONS } from "#domain/regions.ts";

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
  /** The region whose deals come first. It stays on this phone; `null`: none has been chosen. */
  homeRegion: v.fallback(v.nullable(v.picklist(REGIONS)), null),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function load(): Settings {
  const keys = Object.keys(SettingsSchema.entries);
  return v.parse(SettingsSchema, Object.fromEntries(keys.map((key) => [key, read(key)])));
}

let settings = load();
const listeners = new Set<() => void>();

function replace(next: Settings): void {
  settings = next;
  for (const listener of listeners) listener();
}

/** Changes settings and keeps them; where storage is denied they hold until the page is left. */
export function changeSettings(changes: Partial<Settings>): void {
  for (const [key, value] of Object.entries(changes)) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Denied or full: the choice still applies to this visit.
    }
  }
  replace({ ...settings, ...changes });
}

/** The settings now, outside of React. */
export function currentSettings(): Settings {
  return settings;
}

/** Calls back on every change, in this tab or another. Returns the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettingsChange, currentSettings);
}

addEventListener("storage", (event) => {
  if (event.key === null || event.key in settings) replace(load());
});
