import { Link } from "@tanstack/react-router";
import Bell from "~icons/bell";
import Bookmark from "~icons/bookmark";
import Pin from "~icons/pin";
import Heart from "~icons/heart";
import Scale from "~icons/scale";
import Ticket from "~icons/ticket";
import { type ComponentType, type ReactNode, useId } from "react";
import { button } from "#design/controls/button.css.ts";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { parseWishId } from "#domain/wishlist/wishes.ts";
import { Badge } from "#design/words/Badge.tsx";
import type { Icon } from "#design/words/createIcon.ts";
import { Text } from "#design/words/Text.tsx";
import type { PhoneRules } from "#domain/alerts/phoneRules.ts";
import { spacedCode } from "#domain/events/code.ts";
import { whenWords } from "#domain/events/eventWords.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import { SCREENS } from "#domain/site/routes.ts";
import type { Wish } from "#domain/wishlist/wishes.ts";
import { TaxChip } from "#design/controls/TaxSwitch.tsx";
import { leaveOutTax, useVisitor } from "#platform/visitor.ts";
import { onPhone } from "#design/tokens.ts";
import { useNow } from "#platform/clock.ts";
import { useMedia } from "#platform/media.ts";
import { savedCount, savedWords, type SavedThings } from "./savedThings.ts";
import { head, list, part, parts, title as titleStyle } from "./saved.css.ts";

interface SavedScreenProps {
  things: SavedThings;
  /** The kept stores with their prices. */
  stores: ReactNode;
  /** The views with what is new in each. */
  views: ReactNode;
  /** Some wishes with their prices. */
  WishRows: ComponentType<{ wishes: readonly Wish[] }>;
  AlertRows: ComponentType<{ rules: PhoneRules }>;
}

/** All that a visitor has put aside, in one place that needs no connection. */
export function SavedScreen({ things, stores, views, WishRows, AlertRows }: SavedScreenProps) {
  const { wishes, alerts, basket, tickets } = things;
  const all = savedCount(things);
  const { withTax } = useVisitor();
  const isPhone = useMedia(onPhone);
  const isWithTax = withTax && (things.stores ?? 0) + (wishes?.length ?? 0) > 0;
  // Storage answers in a moment, and what one list has would push the next one down.
  const isKnown = [things.stores, things.views, wishes, alerts, tickets].every(
    (each) => each !== null,
  );
  return (
    <Page
      dense
      title={SCREENS["/saved"]}
      // The basket's part stands below all that is kept: from here it is a tap.
      after={
        <Link to="/dispensary-limits" className={button({ kind: "quiet" })}>
          Limits
        </Link>
      }
      lead={
        !isKnown
          ? "\u00A0"
          : all === 0
            ? "Everything you keep is here, offline too."
            : `${savedWords(things)}, on this ${isPhone ? "phone" : "device"}, offline too.`
      }
    >
      {isKnown ? <TaxChip isOn={isWithTax} onOff={leaveOutTax} /> : null}
      <div className={parts} hidden={!isKnown}>
        <Part title="Kept stores" icon={Pin} count={things.stores}>
          {things.stores === 0 ? (
            <Nothing to="/dispensary-menus" way="Choose a store">
              A kept store’s menu, hours and deals open without a signal.
            </Nothing>
          ) : (
            stores
          )}
        </Part>
        {things.views === 0 ? null : (
          <Part title="Saved views" icon={Bookmark} count={things.views}>
            {views}
          </Part>
        )}
        <Part title="Wishlist" icon={Heart} count={wishes?.length ?? null}>
          {wishes?.length === 0 ? (
            <Nothing to="/dispensary-menus" way="Open the menus">
              Tap a heart on a product, deal, strain or store.
            </Nothing>
          ) : (
            <>
              <WishRows wishes={(wishes ?? []).slice(0, MOST)} />
              <Stack row gap={2}>
                <Whole to="/dispensary-wishlist">
                  {(wishes?.length ?? 0) > MOST ? `All ${String(wishes?.length)}` : "Wishlist"}
                </Whole>
                {wishes?.some(({ id }) => parseWishId(id)?.kind !== "store") === true ? (
                  <Link to="/dispensary-wishlist" search={{ trip: true }} className={button()}>
                    Plan a trip
                  </Link>
                ) : null}
              </Stack>
            </>
          )}
        </Part>
        <Part title="Alerts" icon={Bell} count={alerts?.length ?? null}>
          {alerts === null || alerts.length === 0 ? (
            <Nothing to="/dispensary-deals" way="Open the deals">
              Tap a bell on a deal, product, strain or store to hear of its price.
            </Nothing>
          ) : (
            <AlertRows rules={alerts} />
          )}
        </Part>
        <Part title="Limits basket" icon={Scale} count={basket.length}>
          {basket.length === 0 ? (
            <Nothing to="/dispensary-limits" way="Check what you may buy">
              Add what you plan to buy today and see if it fits the state’s limit.
            </Nothing>
          ) : (
            <Basket basket={basket} />
          )}
        </Part>
        <Part title="Tickets" icon={Ticket} count={tickets?.length ?? null}>
          {tickets?.length === 0 ? (
            <Nothing to="/reservation" way="See open events">
              Codes for seats you reserve show up here.
            </Nothing>
          ) : (
            <Tickets tickets={tickets ?? []} />
          )}
        </Part>
      </div>
    </Page>
  );
}

interface PartProps {
  title: string;
  icon: Icon;
  count: number | null;
  children: ReactNode;
}

function Part({ title, icon: Icon, count, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <div className={head}>
        <Icon aria-hidden="true" />
        <h2 id={id} className={titleStyle}>
          {title}
        </h2>
        {count === null ? null : <Badge>{count}</Badge>}
      </div>
      {count === null ? null : children}
    </section>
  );
}

interface NothingProps {
  to: "/dispensary-menus" | "/dispensary-deals" | "/dispensary-limits" | "/reservation";
  way: string;
  children: string;
}

function Nothing({ to, way, children }: NothingProps) {
  return (
    <Text tone="quiet" size="sm">
      {children} <Link to={to}>{way}</Link>
    </Text>
  );
}

/** So many of each are shown; the rest is on the list's own screen. */
const MOST = 4;

function Basket({ basket }: { basket: readonly BasketItem[] }) {
  return (
    <>
      <ul className={list}>
        {basket.slice(0, MOST).map((item) => (
          <ListRow
            key={item.id}
            title={<bdi translate="no">{item.name}</bdi>}
            end={item.quantity === 1 ? null : <>× {item.quantity}</>}
          />
        ))}
      </ul>
      <Whole to="/dispensary-limits">What you can still buy today</Whole>
    </>
  );
}

function Tickets({ tickets }: { tickets: readonly Reservation[] }) {
  const now = useNow();
  return (
    <>
      <ul className={list}>
        {tickets.map(({ code, about, status }) => (
          <ListRow
            key={code}
            title={<bdi>{about.title}</bdi>}
            note={whenWords(about, now)}
            end={status === "confirmed" ? <b>{spacedCode(code)}</b> : "Waiting list"}
          />
        ))}
      </ul>
      <Whole to="/reservation">Show the code at the door</Whole>
    </>
  );
}

interface WholeProps {
  to: "/dispensary-wishlist" | "/dispensary-limits" | "/reservation";
  children: string;
}

const Whole = ({ to, children }: WholeProps) => (
  <p>
    <Link to={to} className={button()}>
      {children}
    </Link>
  </p>
);
