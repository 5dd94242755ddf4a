import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import Navigation from "~icons/navigation";
import Phone from "~icons/phone";
import { button } from "#design/controls/button.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { hoursAsWorded, openingSentence } from "#domain/stores/openingWords.ts";
import { directionsLink } from "#domain/maps/directions.ts";
import { offersText, storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { mapApplication } from "#platform/mapApplication.ts";
import { card, cardActions, cardTitle } from "./maps.css.ts";
import type { StoreActions } from "./storeActions.ts";

interface StoreCardProps {
  store: StoreProfile;
  /** Not below its own row, which says its name. */
  isTitled?: boolean;
  now: number;
  actions: StoreActions;
}

/** What one wants of a store on the way to it. */
export function StoreCard({ store, isTitled = false, now, actions }: StoreCardProps) {
  const { slug, name, street, zip, phone, website, hours, openingHours, offers, observedAt } =
    store;
  const way = directionsLink(store, mapApplication());
  const address = [street, storeLocation(store), zip].filter(Boolean).join(", ");
  return (
    <article className={card} aria-label={name}>
      {isTitled ? (
        <h2 className={cardTitle}>
          <bdi translate="no">{name}</bdi>
        </h2>
      ) : null}
      <p>
        <strong>{openingSentence(store, now)}</strong>
        {openingHours === null && hours !== null ? (
          <>
            : <bdi translate="no">{hoursAsWorded(hours)}</bdi>
          </>
        ) : null}
        <br />
        <bdi translate="no">{address}</bdi>
        <br />
        {offers === 0 ? (
          "No menu here yet"
        ) : (
          <>
            {offersText(store)} ·{" "}
            <Freshness observedAt={observedAt} now={now} prefix="Menu updated" />
          </>
        )}
      </p>
      <FactsLine store={store} />
      <div className={`${cardActions} no-print`}>
        {phone === null ? null : (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={button()}>
            <Phone aria-hidden="true" /> Call {phone}
          </a>
        )}
        {way === null ? null : (
          <a
            href={way}
            target={way.startsWith("geo:") ? undefined : "_blank"}
            rel="noopener noreferrer"
            className={button()}
          >
            <Navigation aria-hidden="true" /> Directions
          </a>
        )}
        <Link to="/dispensary-menus" search={{ store: slug }} className={button()}>
          Menu
        </Link>
        <Link to="/dispensary-deals" search={{ store: slug }} className={button()}>
          Deals
        </Link>
        {website === null ? null : (
          <a href={website} target="_blank" rel="noopener noreferrer" className={button()}>
            <ExternalLink aria-hidden="true" /> Website
          </a>
        )}
        {actions(store)}
      </div>
    </article>
  );
}

function FactsLine({ store: { adultUse, medical, driveThrough } }: Pick<StoreCardProps, "store">) {
  const facts = [
    adultUse === true && "Adult-use",
    medical === true && "Medical",
    driveThrough === true && "Drive-through",
  ].filter(Boolean);
  return facts.length === 0 ? null : <p>{facts.join(" · ")}</p>;
}
