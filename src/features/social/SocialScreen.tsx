import { Card } from "#design/card/Card.tsx";
import { Page } from "#design/page/Page.tsx";
import { cardGrid, cardStack } from "#design/card/cardGrid.css.ts";
import { SITE } from "#domain/site.ts";
import { ReportProblem } from "./ReportProblem.tsx";

/** Where the community talks. A place that has not been set up says so. */
const PLACES = [
  {
    title: "Chat server",
    text: "Talk with others, ask about a menu, or report what does not work.",
    url: SITE.links.chat,
  },
  {
    title: "Forum",
    text: "Longer threads: reviews, grow journals, news from the stores.",
    url: SITE.links.forum,
  },
] as const;

export function SocialScreen() {
  return (
    <Page
      title="Social Media"
      lead="The community beside this site. These places are run by others, with rules of their own; you must be 21, or a registered patient or caregiver."
    >
      <div className={cardGrid}>
        {PLACES.map(({ title, text, url }) => (
          <Card key={title} title={title} className={cardStack}>
            <p>{text}</p>
            {url === null ? (
              <p>Not available yet</p>
            ) : (
              <p>
                <a href={url} rel="noopener noreferrer" target="_blank">
                  Open {title.toLowerCase()}
                </a>{" "}
                ({new URL(url).host})
              </p>
            )}
          </Card>
        ))}
      </div>
      <ReportProblem />
    </Page>
  );
}
