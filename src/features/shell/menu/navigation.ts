import Award from "~icons/award";
import BadgePercent from "~icons/badge-percent";
import Bookmark from "~icons/bookmark";
import BookOpen from "~icons/book-open";
import CalendarDays from "~icons/calendar-days";
import Dna from "~icons/dna";
import Heart from "~icons/heart";
import HandHeart from "~icons/hand-heart";
import History from "~icons/history";
import Info from "~icons/info";
import LineChart from "~icons/line-chart";
import MapIcon from "~icons/map";
import MapPinned from "~icons/map-pinned";
import MessageSquare from "~icons/message-square";
import Scale from "~icons/scale";
import Sprout from "~icons/sprout";
import Star from "~icons/star";
import Store from "~icons/store";
import Users from "~icons/users";
import type { Icon } from "#design/words/createIcon.ts";
import type { ScreenPath } from "#domain/site/routes.ts";

export interface NavigationItem {
  to: Exclude<ScreenPath, `${string}$${string}`>;
  title: string;
  icon: Icon;
  /** The year that its title names. */
  search?: { year: number };
}

export interface NavigationSection {
  title: string;
  items: readonly NavigationItem[];
}

/** The menu, by section. Everything that lists the site's screens is made from it. */
export const NAVIGATION: readonly NavigationSection[] = [
  {
    title: "Dispensary",
    items: [
      { to: "/dispensary-menus", title: "Menus", icon: Store },
      { to: "/dispensary-deals", title: "Deals", icon: BadgePercent },
      { to: "/dispensary-maps", title: "Maps", icon: MapPinned },
      { to: "/dispensary-wishlist", title: "Wishlist", icon: Heart },
      { to: "/dispensary-limits", title: "Limits", icon: Scale },
    ],
  },
  {
    title: "Resources",
    items: [
      { to: "/strain-genetics", title: "Strain Genetics", icon: Dna },
      { to: "/resources", title: "Resources", icon: BookOpen },
      { to: "/events", title: "Events", icon: CalendarDays },
      { to: "/other-maps", title: "Other Maps", icon: MapIcon },
    ],
  },
  {
    title: "Community",
    items: [
      { to: "/yearly-highlights", title: "Yearly Highlights", icon: Star },
      { to: "/march-madness", title: "March Madness 2025", icon: Award, search: { year: 2025 } },
      { to: "/social", title: "Social Media", icon: Users },
      { to: "/contribute", title: "Contribute", icon: HandHeart },
    ],
  },
  {
    title: "Tools",
    items: [
      { to: "/saved", title: "Saved", icon: Bookmark },
      { to: "/growing-tool", title: "Growing Tool", icon: Sprout },
      { to: "/trends", title: "Trends", icon: LineChart },
      { to: "/introduction", title: "Introduction", icon: Info },
    ],
  },
  {
    title: "Site",
    items: [
      { to: "/change-log", title: "Change Log", icon: History },
      { to: "/feedback", title: "Feedback", icon: MessageSquare },
    ],
  },
];
