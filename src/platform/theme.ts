import { createAtom, useSelector } from "@tanstack/react-store";
import { onComingBack } from "./comingBack.ts";
import { settings } from "./settings.ts";

const prefersDark = createAtom(false);

/** Whether the dark theme applies now: chosen, or followed from the operating system. */
const isDarkMode = createAtom(() => {
  const { theme } = settings.get();
  return theme === "dark" || (theme === "system" && prefersDark.get());
});

export function useIsDarkMode(): boolean {
  return useSelector(isDarkMode);
}

/**
 * Keeps the dark marker on `body` and the colour of the browser's own bars in
 * step with the settings.
 *
 * @param bars colour of the bars in each theme
 */
export function applyTheme(bars: { light: string; dark: string }): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  prefersDark.set(system.matches);
  system.addEventListener("change", () => prefersDark.set(system.matches));
  const apply = (dark: boolean) => {
    document.body.classList.toggle("dark", dark);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = dark ? bars.dark : bars.light;
  };
  apply(isDarkMode.get());
  isDarkMode.subscribe(apply);
  // While the page rested the system may have changed, and an iPhone's bar may have lost its colour.
  onComingBack(() => {
    prefersDark.set(system.matches);
    apply(isDarkMode.get());
  });
}
