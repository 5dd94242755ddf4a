import { Card } from "#design/surfaces/Card.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { OutsideLink } from "#design/words/OutsideLink.tsx";
import { useSiteLinks } from "#data/siteConfig.ts";
import { ReportProblem } from "./SocialScreen.tsx";

/** Where the community talks. A place that has not been set up says so. */
const PLACES = [
  {
    title: "Chat server",
    text: "Talk with others, ask about a menu, or report what does not work.",
    link: "chat",
  },
  {
    title: "Forum",
    text: "Longer threads: reviews, grow journals, news from the stores.",
    link: "forum",
  },
] as const;

export function SocialScreen() {
  const links = useSiteLinks();
  return (
    <Page
      title="Social Media"
      lead="Community places run by others, with their own rules. You must be 21, or a registered patient or caregiver."
    >
      <div className={cardGrid}>
        {PLACES.map(({ title, text, link }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
            <OutsideLink url={links[link]} words={`Open ${title.toLowerCase()}`} />
          </Card>
        ))}
      </div>
      <ReportProblem />
    </Page>
  );
}
