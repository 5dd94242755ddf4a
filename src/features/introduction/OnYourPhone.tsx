import { devices, steps, status, statusLine, halves, list } from "./introduction.css.ts";
import { Part } from "./Part.tsx";
import CircleCheck from "~icons/circle-check";
import CircleDashed from "~icons/circle-dashed";
import Download from "~icons/download";
import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { useStorageUse } from "#data/saved/useSaved.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { canOfferInstall, promptInstall, useInstallState } from "#platform/install/install.ts";
import { useIsStorageKept } from "#platform/install/keptStorage.ts";
import { canKeepPages, useWorkerState } from "#platform/worker/serviceWorker.ts";
import { installText, keptText, offlineText } from "./installTexts.ts";
import { SITE } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import { KEPT_ON_PHONE, KEPT_ON_SERVER } from "#content/introduction/introduction.ts";

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
      <h3>What your phone may delete</h3>
      <p>
        In a tab, Safari throws away all that this site has saved after seven days of use without a
        visit here: the prices, and also wishlist, basket, alerts, kept stores and settings. The
        installed app counts the days of its own use instead, so that opening it now and then is
        enough. When room runs out, any browser may throw away everything of a site that it has not
        promised to keep; it is asked for that once, when you install the app or keep a store. What
        an account has is on the server and comes back.
      </p>
      <h3>Moving in</h3>
      <p>
        On an iPhone or iPad the installed app starts empty: it can’t see what you have in Safari.
        The same goes for another browser or phone. A code moves your wishlist, basket, alerts, kept
        stores, home region and settings. Make it here before you leave the tab, then open it here
        in the app. With an account the wishlist and the alerts come along by themselves.
      </p>
      <MoveButton />
    </Part>
  );
}

const MovingIn = lazy(() => import("./MovingIn.tsx"));

function MoveButton() {
  const [isOpen, open] = useState(false);
  return (
    <div className="no-print">
      <Button onClick={() => open(true)}>Take your things along</Button>
      {isOpen ? (
        <Suspense>
          <MovingIn onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** How it stands on this very device, now. */
function InstallStatus() {
  const install = useInstallState();
  const worker = useWorkerState();
  const isKept = useIsStorageKept();
  // Who writes a first view is no device.
  if (!useIsHydrated()) return null;
  return (
    <div className={`${status} no-print`}>
      <h3>On this device, now</h3>
      <div role="status">
        <StatusLine isDone={install === "installed"} text={installText(install, canOfferInstall)} />
        {/* The room taken is read anew when the copy has been made. */}
        <OfflineLine key={worker} isReady={worker !== "none"} />
        <StatusLine isDone={isKept === true} text={keptText(isKept)} />
      </div>
      {install === "prompt" ? (
        <div>
          <Button kind="primary" onClick={() => void promptInstall()}>
            <Download aria-hidden="true" /> Install it here
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function OfflineLine({ isReady }: { isReady: boolean }) {
  const bytes = useStorageUse();
  return <StatusLine isDone={isReady} text={offlineText(isReady, canKeepPages(), bytes)} />;
}

function StatusLine({ isDone, text }: { isDone: boolean; text: string }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <p className={statusLine({ done: isDone })}>
      <Icon aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

export function Notifications() {
  return (
    <Part part="notifications">
      <p>
        A bell beside a deal, a product, a strain or a store asks for an alert. With a price it
        rings when a store comes down to that, sale or not; without one when a price there is a real
        deal: below the store’s own regular price, or below what it usually asked in 30 days. At
        most one alert a day and five a week, and none between 9 PM and 8 AM, unless you change
        that. What does not ring waits in the inbox.
      </p>
      <p>
        The lock screen is discreet until you say otherwise: it names “{SITE.discreetName}” and how
        many updates there are, and no product, store or price. The deals themselves travel with the
        alert, so that they open in a store without signal.
      </p>
      <p>
        The browser asks for permission only after you save your first alert. No account is needed.
        On an iPhone add the site to the home screen first.
      </p>
    </Part>
  );
}

export function Privacy() {
  return (
    <Part part="privacy">
      <div className={halves}>
        <div>
          <h3>Only on this device</h3>
          <Points points={KEPT_ON_PHONE} />
        </div>
        <div>
          <h3>On the server</h3>
          <Points points={KEPT_ON_SERVER} />
        </div>
      </div>
      <p>
        Where you are and whether you are a patient is never told to the server; a code for moving
        in carries it sealed. The <Link to="/profile">profile</Link> gives you your data as a file,
        clears what is saved, and deletes the account.
      </p>
    </Part>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
