import { SITE } from "../site/site.ts";
import type { SiteConfig } from "../site/siteConfig.ts";
import { formatTime } from "../time/age.ts";
import { formatDayOfYear } from "../time/calendar.ts";

const votersAreVerified = ({ identity }: Pick<SiteConfig, "identity">) =>
  identity.kind === "hosted" || identity.hasMailServer === true;

/**
 * Whether an account has to show that its e-mail is its own before it votes: wherever the site can
 * send it the link that does so.
 */
export const isHeldBack = (
  config: Pick<SiteConfig, "identity">,
  { emailVerified }: { emailVerified: boolean },
) => votersAreVerified(config) && !emailVerified;

/** Why an account may not vote yet. */
export const UNVERIFIED_WORDS = "Verify your e-mail first; then you can vote";

/** "9:00 AM Eastern on Mar 18". @param moment epoch milliseconds */
export const voteTime = (moment: number) =>
  `${formatTime(moment)} ${SITE.zoneName} on ${formatDayOfYear(moment)}`;

/** The answer to a vote that came too late. @param closedAt epoch milliseconds */
export const lateWords = (closedAt: number) =>
  `Your vote was not counted, the round closed at ${voteTime(closedAt)}`;

/** The note of a vote that waits on the phone. @param closesAt epoch milliseconds */
export const countsIfWords = (closesAt: number) =>
  `counts only if it arrives before ${voteTime(closesAt)}`;

/** The answer to a vote that came too early. @param opensAt epoch milliseconds */
export const earlyWords = (opensAt: number) => `This round opens at ${voteTime(opensAt)}`;
