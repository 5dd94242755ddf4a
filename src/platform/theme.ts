import { useSyncExternalStore } from "react";
import { currentSettings, onSettingsChange } from "./settings.ts";

const systemPrefersDark = matchMedia("(prefers-color-scheme: dark)");

/** Whether the dark theme applies now: chosen, or followed from the operating system. */
function isDarkMode(): boolean {
  const { theme } = currentSettings();
  return theme === "dark" || (theme === "system" && systemPrefersDark.matches);
}

function onThemeChange(changed: () => void): () => void {
  const stop = onSettingsChange(changed);
  systemPrefersDark.addEventListener("change", changed);
  return () => {
    stop();
    systemPrefersDark.removeEventListener("change", changed);
  };
}

export function useIsDarkMode(): boolean {
  return useSyncExternalStore(onThemeChange, isDarkMode);
}

/**
 * Keeps the dark marker on `body` and the colour of the browser's own bars in
 * step with the settings.
 *
 * @param bars colour of the bars in each theme
 */
export function applyTheme(bars: { light: string; dark: string }): void {
  const apply = () => {
    const dark = isDarkMode();
    document.body.classList.toggle("dark", dark);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = dark ? bars.dark : bars.light;
  };
  apply();
  onThemeChange(apply);
}
