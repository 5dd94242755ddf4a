import { NavigationMenu } from "@base-ui/react/navigation-menu";
import { Link, useRouterState } from "@tanstack/react-router";
import { useLastSearch } from "#platform/lastSearch.ts";
import ChevronDown from "~icons/chevron-down";
import { NAVIGATION } from "./navigation.ts";
import { bar, list, popup, positioner, trigger } from "./horizontalMenu.css.ts";
import { link } from "./sidebar.css.ts";

/** The menu along the top, for wide screens. */
export default function HorizontalMenu() {
  const lastSearch = useLastSearch(useRouterState({ select: ({ location }) => location.pathname }));
  return (
    <NavigationMenu.Root className={`${bar} no-print`} aria-label="Site">
      <NavigationMenu.List className={list}>
        {NAVIGATION.map(({ title, items }) => (
          <NavigationMenu.Item key={title}>
            <NavigationMenu.Trigger className={trigger}>
              {title} <ChevronDown size={16} aria-hidden="true" />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content>
              <ul className={popup}>
                {items.map(({ to, title: text, icon: Icon, search }) => (
                  <li key={to}>
                    <NavigationMenu.Link
                      closeOnClick
                      render={<Link to={to} search={search ?? lastSearch(to)} className={link} />}
                    >
                      <Icon aria-hidden="true" />
                      {text}
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner className={positioner} sideOffset={4} align="start">
          <NavigationMenu.Popup>
            <NavigationMenu.Viewport />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  );
}
