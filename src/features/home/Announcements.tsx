import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "#design/states/Banner.tsx";
import { announcements } from "./home.css.ts";
import { homeQueries } from "./queries.ts";

/** Banners above the welcome; without them the rest of the page stands just as well. */
export function Announcements() {
  const { data = [] } = useQuery(homeQueries.announcements);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shown = [...new Set(data.map(({ text }) => text))].filter((text) => !dismissed.has(text));
  if (shown.length === 0) return null;

  return (
    <section aria-label="Announcements" className={announcements}>
      {shown.map((text) => (
        <Banner key={text} onClose={() => setDismissed(new Set([...dismissed, text]))}>
          {text}
        </Banner>
      ))}
    </section>
  );
}
