import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { SITE } from "#domain/site/site.ts";
import { currentSettings } from "#platform/settings.ts";
import { closeDrawer } from "./menu/useSidebar.ts";
import "./announcer.css.ts";

/**
 * What a full page load would do for the visitor after a navigation: the title
 * changes, the heading takes the focus and is announced, the content arrives.
 */
export function Announcer() {
  const router = useRouter();
  const [announced, announce] = useState("");

  useEffect(() => {
    const showTitle = () => {
      const titles = router.state.matches.flatMap((match) => match.meta ?? []);
      document.title = titles.findLast((meta) => meta?.title)?.title ?? SITE.community;
    };
    showTitle();
    return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      showTitle();
      if (!fromLocation) return;
      // It is of the document that the server has sent, and browsers share by it.
      document.querySelector("link[rel=canonical]")?.remove();
      if (!pathChanged) return;
      closeDrawer();
      announce(document.title);
      const heading = document.querySelector<HTMLElement>("h1");
      // In the next frame, when a drawer that was closed no longer makes the content inert.
      requestAnimationFrame(() => heading?.focus({ preventScroll: true }));
      arrive(heading?.closest("main"));
    });
  }, [router]);

  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}

/** Plays the chosen animation once; a class that stays would not play again. */
function arrive(content: HTMLElement | null | undefined): void {
  const { animation } = currentSettings();
  if (!content || animation === "") return;
  // Around what is seen: the middle of a long list is a thousand screens away.
  const seen = scrollY + innerHeight / 2 - content.offsetTop;
  content.style.transformOrigin = `50% ${String(seen)}px`;
  content.classList.add(animation);
  content.addEventListener("animationend", () => content.classList.remove(animation), {
    once: true,
  });
}
