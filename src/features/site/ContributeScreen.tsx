import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { cardGrid } from "#design/surfaces/cardGrid.css.ts";
import { OutsideLink } from "#design/words/OutsideLink.tsx";
import { useSiteLinks } from "#data/siteConfig.ts";

export function ContributeScreen() {
  const { donation, shop } = useSiteLinks();
  return (
    <Page
      title="Contribute"
      lead="Made by and for the community. Helping can be free, or cost a little."
    >
      <div className={cardGrid}>
        <Card title="Say what is wrong">
          <p>A wrong price, a store that moved, wrong parents of a strain: every report helps.</p>
          <div>
            <Link to="/feedback" className={button({ kind: "secondary" })}>
              Send feedback
            </Link>
          </div>
        </Card>
        <Card title="Donate">
          <p>Gifts pay for the server and for the time that goes into checking sources.</p>
          <OutsideLink url={donation} words="Donate" />
        </Card>
        <Card title="Wear it">
          <p>What the merchandise shop earns supports the community.</p>
          <OutsideLink url={shop} words="Open the shop" />
        </Card>
        <Card title="What money does not buy">
          <p>
            <strong>No one can pay for a rank.</strong> No store, brand or donor can change the
            order of a list. Lists are sorted by unit price and date, the same for everyone, and
            none is advertising.
          </p>
        </Card>
      </div>
    </Page>
  );
}
