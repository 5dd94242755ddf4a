import { Link } from "@tanstack/react-router";
import ExternalLink from "~icons/external-link";
import Navigation from "~icons/navigation";
import Phone from "~icons/phone";
import { button } from "#design/controls/button.css.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { About } from "#design/words/About.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { menuAt, type StorePrice } from "#domain/prices/storePrices.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { hoursAsWorded, isByAppointment, openingSentence } from "#domain/stores/openingWords.ts";
import { offersText, storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { wayTo } from "#platform/mapApplication.ts";
import {
  card,
  cardActions,
  cardAddress,
  cardFacts,
  cardHead,
  cardMore,
  cardOf,
  cardOpening,
  cardPrice,
  cardTitle,
} from "./maps.css.ts";
import type { StoreActions } from "./storeActions.ts";

interface StoreCardProps {
  store: StoreProfile;
  /** What its own row says, where the card does not stand below it: its name, its cheapest and how far it is. */
  head?: { price: StorePrice | null; whyNone: string | null; miles: number | null };
  now: number;
  actions: StoreActions;
}

/** What one wants of a store on the way to it: its menu, the way, and its copy on the phone; the rest is quieter below. */
export function StoreCard({ store, head, now, actions }: StoreCardProps) {
  const { slug, name, street, zip, phone, website, offers, observedAt } = store;
  const facts = factsOf(store);
  const way = wayTo(store);
  const address = [street, storeLocation(store), zip].filter(Boolean).join(", ");
  return (
    <article className={card} data-titled={head !== undefined} aria-label={name}>
      {head === undefined ? (
        <Opening store={store} now={now} />
      ) : (
        <Head {...{ store, head, now }} />
      )}
      <p>
        {way === null ? (
          <bdi translate="no">{address}</bdi>
        ) : (
          <a {...way} className={cardAddress}>
            <bdi translate="no">{address}</bdi>
          </a>
        )}
      </p>
      <p className={cardFacts}>
        {offers === 0 ? (
          "No menu here yet"
        ) : (
          <>
            {offersText(store)} ·{" "}
            <Freshness observedAt={observedAt} now={now} prefix="Menu updated" />
          </>
        )}
        {facts.length === 0 ? null : (
          <>
            <br />
            {facts.join(" · ")}
          </>
        )}
      </p>
      <div className={`${cardActions} no-print`}>
        <Link
          to="/dispensary-menus"
          search={menuAt(slug, head?.price?.at ?? null)}
          className={button({ kind: "primary" })}
        >
          Menu
        </Link>
        {way === null ? null : (
          <a {...way} className={button()}>
            <Navigation aria-hidden="true" /> Directions
          </a>
        )}
        {actions.keep(store)}
      </div>
      <div className={`${cardMore} no-print`}>
        <Link to="/dispensary-deals" search={{ store: slug }} className={button()}>
          Deals
        </Link>
        {actions.more(store)}
        {phone === null ? null : (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={button()}>
            <Phone aria-hidden="true" /> Call {phone}
          </a>
        )}
        {website === null ? null : (
          <a href={website} target="_blank" rel="noopener noreferrer" className={button()}>
            <ExternalLink aria-hidden="true" /> Website
          </a>
        )}
      </div>
    </article>
  );
}

/** As a row of the list says it, with the whole sentence of when it is open. */
function Head({ store, head, now }: Required<Pick<StoreCardProps, "store" | "head" | "now">>) {
  const { price, whyNone, miles } = head;
  const of = price?.of ?? whyNone;
  return (
    <div className={cardHead}>
      <h2 className={cardTitle}>
        <bdi translate="no">{store.name}</bdi>
      </h2>
      {price === null ? null : (
        <b className={cardPrice}>
          <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
        </b>
      )}
      <Opening store={store} now={now} miles={miles} />
      {of === null ? null : (
        <span className={cardOf}>
          {of}
          {price?.isAbout === true ? ", with tax" : null}
        </span>
      )}
    </div>
  );
}

function Opening({ store, now, miles = null }: OpeningProps) {
  const { hours, openingHours } = store;
  const words = openingHours === null && hours !== null ? hoursAsWorded(hours) : null;
  // Its own words say it better than ours.
  const isWorded = words !== null && isByAppointment(store);
  return (
    <p className={cardOpening}>
      <strong>
        {isWorded ? (
          <bdi translate="no">{words}</bdi>
        ) : openingHours === null ? (
          openingSentence(store, now)
        ) : (
          <OpenSign form="sentence" store={store} now={now} />
        )}
      </strong>
      {words === null || isWorded ? null : (
        <>
          : <bdi translate="no">{words}</bdi>
        </>
      )}
      {miles === null ? null : ` · ${formatMilesTo(store, miles)}`}
      {miles === null || store.lat !== null ? null : ", place not certain"}
    </p>
  );
}

interface OpeningProps extends Pick<StoreCardProps, "store" | "now"> {
  miles?: number | null;
}

const factsOf = ({ adultUse, medical, driveThrough }: StoreProfile): string[] =>
  [
    adultUse === true && "Adult-use",
    medical === true && "Medical",
    driveThrough === true && "Drive-through",
  ].filter((fact) => fact !== false);
