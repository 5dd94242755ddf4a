import type { Db } from "../../../server/db/database.ts";
import type { EmbeddedSettings } from "../../../server/accounts/identitySettings.ts";
import { silentLog, siteOn } from "../server/requests.ts";
import { standingClock } from "../server/clock.ts";
import { embeddedForTests } from "./identity.ts";
import { protocolOf } from "./protocol.ts";

/** A site that keeps its accounts itself, with a clock that stands and a box for its e-mails. */
export function embeddedSite(db: Db, more: Partial<EmbeddedSettings> = {}) {
  const settings = embeddedForTests(silentLog(), more);
  const clock = standingClock();
  const app = siteOn(db, { identitySettings: settings, now: clock.now });
  /** The code in the link that was sent last. */
  const code = async () => {
    await settings.background.settled();
    return new URL(settings.mails.at(-1)?.link ?? "").searchParams.get("oobCode");
  };
  return { app, ...protocolOf(app), ...clock, settings, code };
}
