import { SITE } from "./site.ts";
import type { ScreenPath } from "./routes.ts";

/**
 * What link previews and search engines say of each screen, where nothing more is known of the
 * thing that it is about. No figures: previews are kept, and figures change.
 */
export const SCREEN_DESCRIPTIONS: Readonly<Record<ScreenPath, string>> = {
  "/": `An honest local almanac for ${SITE.state}'s cannabis consumers: every price with its store, its age and its unit price, also without a signal.`,
  "/vote-secret-results": "How the community's contest stands.",
  "/reservation": "Seats at events of the community, with a code that opens without a signal.",
  "/march-madness": "64 strains, six rounds, one vote per matchup: the community's contest.",
  "/other-maps": `Who grows and tests what ${SITE.state} sells, help for growers, and rules across the state line.`,
  "/events": `Meetings, markets and classes around ${SITE.state}, by month and region.`,
  "/introduction":
    "What this site knows, how to read a menu, the law in ten lines, and how to use it offline.",
  "/dispensary-maps": `${SITE.state}'s dispensaries on a map that works without a signal: what is open, what is near, and what their menus have.`,
  "/dispensary-limits": `What one person may buy in ${SITE.state} in one day, and how much of it a basket leaves. Not legal advice.`,
  "/product/$code": `A product at ${SITE.state}'s dispensaries: every store's price, its age and its unit price.`,
  "/saved":
    "What you keep: stores, wishes, the limits basket and tickets, all of it without a signal.",
  "/search": `Who has it, near, open, cheapest: one search through ${SITE.state}'s stores, products and strains.`,
  "/social": `Where ${SITE.state}'s cannabis community talks. Places run by others, with their own rules.`,
  "/signin": "Sign in to vote, reserve, or sync your wishlist. Reading never needs an account.",
  "/signup": "Just a name, an e-mail address and a password. Reading never needs an account.",
  "/profile": "Your account, and what is saved on the server and on this device.",
  "/growing-tool": "A growing journal to print: one Letter page for one plant. Nothing is saved.",
  "/dispensary-deals": `What costs less at ${SITE.state}'s dispensaries than the store's regular price or its usual one, by region, with the age of every price.`,
  "/dispensary-menus": `The menus of ${SITE.state}'s dispensaries: every price with its age, per gram and per 100 mg of THC.`,
  "/dispensary-wishlist":
    "Products, strains, brands and stores you want, with a note and a target price.",
  "/change-log": "What has changed on this site, newest first.",
  "/contribute": "Made by and for the community. Helping can be free, or cost a little.",
  "/feedback":
    "Wrong prices, problems, ideas, businesses and events that are missing. No account needed.",
  "/strain-genetics": "Strain family trees, as breeders and strain lists report them. Not proven.",
  "/strain-genetics/$genetic":
    "A strain's family tree, as breeders and strain lists report it. Not proven.",
  "/terpenes/$terpene": "What a terpene is and smells of, and which products have the most of it.",
  "/resources": `Laws and rules, patient registration, safety, lab reports, home grow in ${SITE.state}. All with sources.`,
  "/trends": `What a gram costs at ${SITE.state}'s dispensaries, week by week, and on how many offers that rests.`,
  "/yearly-highlights": "What stood out in a year, and how we counted it.",
};
