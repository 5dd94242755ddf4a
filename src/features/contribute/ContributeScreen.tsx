import { Link } from "@tanstack/react-router";
import { button } from "#design/button/button.css.ts";
import { Card } from "#design/card/Card.tsx";
import { Page } from "#design/page/Page.tsx";
import { cardGrid, cardStack } from "#design/card/cardGrid.css.ts";
import { useSiteLinks } from "#data/siteLinks.ts";

export function ContributeScreen() {
  const { donation, shop } = useSiteLinks();
  return (
    <Page
      title="Contribute"
      lead="This site is made by and for the community. There are ways to help that cost nothing, and ways that cost a little."
    >
      <div className={cardGrid}>
        <Card title="Say what is wrong" className={cardStack}>
          <p>
            A wrong price, a store that has moved, a strain with the wrong parents: every report
            makes the almanac truer.
          </p>
          <div>
            <Link to="/feedback" className={button({ kind: "secondary" })}>
              Send feedback
            </Link>
          </div>
        </Card>
        <Card title="Donate" className={cardStack}>
          <p>Gifts pay for the server and for the time that goes into checking sources.</p>
          <Offer url={donation} words="Donate" />
        </Card>
        <Card title="Wear it" className={cardStack}>
          <p>What the merchandise shop earns supports the community.</p>
          <Offer url={shop} words="Open the shop" />
        </Card>
        <Card title="What money does not buy" className={cardStack}>
          <p>
            <strong>Nobody can pay for a rank.</strong> No store, brand or donor changes the order
            of deals, menus or strains. Orders follow prices per unit and dates, by rules that are
            the same for everybody, and no list here is advertising.
          </p>
        </Card>
      </div>
    </Page>
  );
}

function Offer({ url, words }: { url: string | null; words: string }) {
  if (url === null) return <p>Not available yet</p>;
  return (
    <p>
      <a href={url} rel="noopener noreferrer" target="_blank">
        {words}
      </a>{" "}
      ({new URL(url).host})
    </p>
  );
}
