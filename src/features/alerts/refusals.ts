import { ApiError } from "#data/api/apiClient.ts";
import { ALERT_RULES_AT_MOST } from "#domain/alerts/alertRules.ts";
import { SITE } from "#domain/site/site.ts";
import { PushRefusedError, type PushRefusal } from "#platform/worker/push.ts";

/** There may be no more alerts than `ALERT_RULES_AT_MOST`. */
export class TooManyRulesError extends Error {
  override readonly name = "TooManyRulesError";
}

/** Why there are no alerts, and what to do about it. */
export interface RefusalText {
  why: string;
  what: string;
}

const REFUSALS: Readonly<Record<PushRefusal, RefusalText>> = {
  blocked: {
    why: "Notifications are blocked on this device.",
    what: "Tap the icon left of the address and allow notifications. For the installed app, use your phone’s notification settings. After that they ring from your next visit on.",
  },
  "refused-unasked": {
    why: "The browser said no without asking.",
    what: "Use a normal window, not a private one, or turn notifications on in the browser’s settings.",
  },
  dismissed: {
    why: "You closed the browser’s question.",
    what: "Try again and choose “Allow”. Some browsers hide it behind a bell near the address.",
  },
  unanswered: {
    why: "The browser’s question is still open.",
    what: "Choose “Allow” there. Some browsers hide it behind a bell near the address.",
  },
  "needs-home-screen": {
    why: "On iPhone and iPad, install the app first.",
    what: `Tap Share, then “Add to Home Screen”, open ${SITE.product} from there and turn alerts on. Needs iOS 16.4 or later.`,
  },
  unsupported: {
    why: "This browser cannot receive notifications.",
    what: "Chrome, Edge, Firefox and Samsung Internet can, and Safari on a Mac.",
  },
  "no-worker": {
    why: "This browser blocks storage, so alerts cannot work.",
    what: "Open the site in a normal window, not a private one, and try again.",
  },
  service: {
    why: "The browser’s push service did not answer.",
    what: "Check the connection, and that push is on in the browser’s privacy settings.",
  },
};

/** Of an alert that cannot ring yet: where it is meanwhile. What has to come first is tried again at each visit. */
export const WAITS_HERE = "Until then it is kept under the bell at the top.";

/** What may be tried again by a tap, and how its button is called; nothing where only the device or another browser can help. */
export function wayOn(error: unknown): "Allow notifications" | "Try again" | null {
  if (!(error instanceof PushRefusedError)) return "Try again";
  if (error.reason === "dismissed" || error.reason === "unanswered") return "Allow notifications";
  return error.reason === "service" ? "Try again" : null;
}

/** The same before it was tried; nothing where no obstacle is known. */
export function refusal(obstacle: PushRefusal | null): RefusalText | null {
  return obstacle === null ? null : REFUSALS[obstacle];
}

/** What to tell a visitor whose phone got no alerts because of this error. */
export function explain(error: unknown): RefusalText {
  if (error instanceof PushRefusedError) return REFUSALS[error.reason];
  if (error instanceof TooManyRulesError) {
    return {
      why: `${String(ALERT_RULES_AT_MOST)} alerts is the limit.`,
      what: "Delete one first. The bell at the top lists them.",
    };
  }
  if (!navigator.onLine || (error instanceof ApiError && error.reason === "unreachable")) {
    return { why: "This needs a connection.", what: "Try again when you are online." };
  }
  if (error instanceof ApiError && error.status === 429) {
    return { why: "Too many tries.", what: "Try again in an hour." };
  }
  return { why: "That did not work.", what: "Try again in a moment." };
}

/** Does something that may fail, and says why. */
export type Attempt = (work: () => Promise<void>) => void;
