import { ApiError } from "#data/api/apiClient.ts";
import { ALERT_RULES_AT_MOST } from "#domain/alerts/alertRules.ts";
import { SITE } from "#domain/site/site.ts";
import { PushRefusedError, type PushRefusal } from "#platform/worker/push.ts";

/** Nobody may have more alerts than `ALERT_RULES_AT_MOST`. */
export class TooManyRulesError extends Error {
  override readonly name = "TooManyRulesError";
}

/** Why there are no alerts, and what to do about it. */
export interface Explanation {
  why: string;
  what: string;
}

const REFUSALS: Readonly<Record<PushRefusal, Explanation>> = {
  blocked: {
    why: "Notifications of this site are blocked on this phone.",
    what: "Tap the icon left of the address, open the site’s permissions and allow notifications. For the installed app they are in the phone’s settings under notifications. Then try again here.",
  },
  "refused-unasked": {
    why: "The browser said no without asking you.",
    what: "Private windows do that: open the site in a normal one. Otherwise notifications are switched off for all sites in the browser’s settings.",
  },
  dismissed: {
    why: "The browser’s question was closed without an answer.",
    what: "Try again and choose “Allow”. Some browsers hide the question behind a bell beside the address.",
  },
  "needs-home-screen": {
    why: "On iPhone and iPad only installed apps may notify.",
    what: `Tap Share, then “Add to Home Screen”, open ${SITE.product} from there and turn alerts on. It takes iOS 16.4 or later.`,
  },
  unsupported: {
    why: "This browser cannot receive notifications.",
    what: "Chrome, Edge, Firefox and Samsung Internet can, and Safari on a Mac.",
  },
  "no-worker": {
    why: "This browser does not let the site keep anything, so nothing could receive an alert.",
    what: "Open the site in a normal window rather than a private one, reload it once and try again.",
  },
  service: {
    why: "The browser’s own messaging service did not answer.",
    what: "Try again with a connection. Some browsers ship with that service switched off in their privacy settings.",
  },
};

/** The same before anybody has tried; nothing where nothing is known to stand in the way. */
export function refusal(obstacle: PushRefusal | null): Explanation | null {
  return obstacle === null ? null : REFUSALS[obstacle];
}

/** What to tell a visitor whose phone got no alerts because of this error. */
export function explain(error: unknown): Explanation {
  if (error instanceof PushRefusedError) return REFUSALS[error.reason];
  if (error instanceof TooManyRulesError) {
    return {
      why: `${String(ALERT_RULES_AT_MOST)} alerts are the most there can be.`,
      what: "Delete one of the others first: the bell at the top lists them all.",
    };
  }
  if (!navigator.onLine || (error instanceof ApiError && error.reason === "unreachable")) {
    return { why: "This needs a connection.", what: "Try again when there is a signal." };
  }
  if (error instanceof ApiError && error.status === 429) {
    return { why: "That was too often.", what: "Try again in an hour." };
  }
  return { why: "That did not work.", what: "Try again in a moment." };
}
