import { SITE } from "#domain/site/site.ts";
import { Part } from "./Part.tsx";

export function Notifications() {
  return (
    <Part part="notifications">
      <p>
        A bell beside a deal, a product, a strain or a store asks for an alert. It rings when a
        price there is a real deal: below the store’s own regular price, or below its 30-day median.
        At most one alert a day for each bell, and none between 9 PM and 8 AM unless you change
        that.
      </p>
      <p>
        The lock screen is discreet until you say otherwise: it names “{SITE.discreetName}” and how
        many updates there are, and no product, store or price. The deals themselves travel with the
        alert, so that they open in a store without signal.
      </p>
      <p>
        The browser asks for permission only after you save your first alert. No account is needed.
        On an iPhone add the site to the home screen first.
      </p>
    </Part>
  );
}
