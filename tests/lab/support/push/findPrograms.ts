import { installDebianPackages } from "../../../support/programs/debianPackages.ts";
import { findFirefox } from "../../../support/programs/firefox.ts";
import { onPath } from "../../../support/programs/onPath.ts";

/** What the tests of push need besides Chromium. */
export interface PushPrograms {
  /** `null`: it could not be had. */
  firefox: string | null;
  /** The message bus by which Chromium asks a desktop to show notifications. */
  messageBus: string | null;
}

/** Finds Firefox and dbus-daemon, and installs what is missing. */
export function findPushPrograms(): PushPrograms {
  const messageBus = () => onPath("dbus-daemon");
  return {
    firefox: findFirefox(),
    messageBus: messageBus() ?? (installDebianPackages("dbus-daemon") ? messageBus() : null),
  };
}
