import MonitorCog from "~icons/monitor-cog";
import Moon from "~icons/moon";
import Sun from "~icons/sun";
import { Button } from "#design/controls/Button.tsx";
import { CHOICES, changeSettings, useSettings } from "#platform/settings.ts";

const ICONS = { light: Sun, dark: Moon, system: MonitorCog } as const;

export function ThemeButton() {
  const { theme } = useSettings();
  const Icon = ICONS[theme];
  const next = CHOICES.theme[(CHOICES.theme.indexOf(theme) + 1) % CHOICES.theme.length];

  return (
    <Button
      kind="icon"
      aria-label={`Theme: ${theme}`}
      onClick={() => changeSettings({ theme: next ?? "light" })}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
