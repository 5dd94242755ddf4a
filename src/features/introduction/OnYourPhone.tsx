import { devices, steps } from "./introduction.css.ts";
import { InstallStatus } from "./InstallStatus.tsx";
import { Part } from "./Part.tsx";

/** What to do, by device. Names of menus are those of late 2026. */
const DEVICES = [
  {
    name: "iPhone and iPad",
    steps: [
      "Tap Share, the square with an arrow pointing up.",
      "Scroll down and tap Add to Home Screen.",
      "Leave Open as Web App on where it is offered, and tap Add.",
    ],
  },
  {
    name: "Android",
    steps: [
      "Open the browser’s menu, the three dots.",
      "Tap Install app, or Add to Home screen.",
      "Confirm with Install.",
    ],
  },
  {
    name: "Computer",
    steps: [
      "Chrome and Edge: the small screen with an arrow at the end of the address bar.",
      "Safari on a Mac: File, then Add to Dock.",
      "Elsewhere the site works in its tab, without a connection too.",
    ],
  },
] as const;

export function OnYourPhone() {
  return (
    <Part part="install">
      <p>
        The site saves itself on your phone at the first visit. After that every page opens without
        a connection, with the prices that were seen last. Installing adds an icon and a window of
        its own, nothing else.
      </p>
      <InstallStatus />
      <div className={devices}>
        {DEVICES.map((device) => (
          <div key={device.name}>
            <h3>{device.name}</h3>
            <ol className={steps}>
              {device.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Part>
  );
}
