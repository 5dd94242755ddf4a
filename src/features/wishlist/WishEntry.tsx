import Ellipsis from "~icons/ellipsis";
import Heart from "~icons/heart";
import Pencil from "~icons/pencil";
import { useState, type ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { rowActions } from "#design/surfaces/rowLines.css.ts";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Name } from "#design/words/Name.tsx";
import { Text } from "#design/words/Text.tsx";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { type Wish, parseWishId } from "#domain/wishlist/wishes.ts";
import { removeWithUndo } from "./removeWithUndo.tsx";
import { heart, entry, entryFoot, entryText, entryName, withStamp } from "./wishlist.css.ts";
import { entrySaid } from "./wishSaid.css.ts";
import { useNow } from "#platform/clock.ts";
import { savedAt } from "./seenPrice.ts";
import { WishEditor } from "./WishEditor.tsx";
import { WishFacts } from "./WishFacts.tsx";
import { kindTitle } from "./wishWords.ts";
import { Link } from "@tanstack/react-router";

interface WishEntryProps {
  wish: Wish;
  /** What the menus say of it. */
  price?: ReactNode;
  /** The offer that the price is of: what the wish's link leads to. */
  offer?: Pick<StoreOffer, "sizeKey" | "store"> | undefined;
  /** Where it is, below its name. */
  place?: ReactNode;
  /** Of what is wished for, before its name. */
  stamp?: ReactNode;
  /** What its name is here, where a line below says the rest. */
  title?: string;
  /** What its past says of its price, at the head of the line of signs. */
  said?: ReactNode;
  /** How near that is to the target. */
  target?: ReactNode;
  /** What the price is held against. */
  facts?: ReactNode;
  /** Whether something rings for it. */
  signs: ReactNode;
  /** What else may be done with it. */
  actions: ReactNode;
}

/** One wish: what, where, for how much, and what was noted beside it. */
export function WishEntry(props: WishEntryProps) {
  const { wish, price, offer, place, stamp, said, target, facts, signs, actions } = props;
  const { title = wish.name } = props;
  const [isEdited, setEdited] = useState(false);
  const now = useNow();
  return (
    <li id={wish.id} className={stamp === undefined ? entry : `${entry} ${withStamp}`}>
      {stamp}
      <div className={entryText}>
        <WishLink wish={wish} offer={offer} title={title} />
        {place ?? (
          <Text as="span" tone="quiet" size="sm">
            {kindTitle(wish)}
            {wish.size ? (
              <>
                {" "}
                · <bdi translate="no">{wish.size.name}</bdi>
              </>
            ) : null}
          </Text>
        )}
        {wish.note === "" ? null : <span>“{wish.note}”</span>}
      </div>
      {price}
      {facts ?? (
        <WishFacts wish={wish}>
          {wish.seen === undefined ? null : (
            <span>
              {savedAt(wish.seen, now)}, at <bdi translate="no">{wish.seen.store.name}</bdi>
            </span>
          )}
        </WishFacts>
      )}
      {isEdited ? (
        <WishEditor wish={wish} onClose={() => setEdited(false)} />
      ) : (
        <div className={entryFoot}>
          {(said ?? target ?? null) === null ? null : (
            <span className={entrySaid}>
              {said}
              {target}
            </span>
          )}
          <div className={`${rowActions} no-print`}>
            {signs}
            {/* The heart takes it off, as on every list. */}
            <Button
              kind="icon"
              aria-label={`Remove ${wish.name}`}
              onClick={() => void removeWithUndo(wish)}
            >
              <Heart aria-hidden="true" className={heart} data-on={true} />
            </Button>
            <WishMore wish={wish} actions={actions} onEdit={() => setEdited(true)} />
          </div>
        </div>
      )}
    </li>
  );
}

/** The name of what is wished for, as a link to what the site knows of it. */
function WishLink({
  wish: { id, name },
  offer,
  title,
}: Pick<WishEntryProps, "wish" | "offer"> & { title: string }) {
  const { kind, reference } = parseWishId(id) ?? { kind: null, reference: "" };
  const text = <Name>{title}</Name>;
  switch (kind) {
    case "product":
      return (
        <Link
          to="/product/$code"
          params={{ code: reference }}
          {...(offer && { search: { size: offer.sizeKey }, state: { cameFrom: offer.store.slug } })}
          className={entryName}
        >
          {text}
        </Link>
      );
    case "strain":
      return (
        <Link to="/strain-genetics/$genetic" params={{ genetic: reference }} className={entryName}>
          {text}
        </Link>
      );
    case "store":
      return (
        <Link to="/dispensary-menus" search={{ store: reference }} className={entryName}>
          {text}
        </Link>
      );
    case "brand":
      return (
        <Link
          to="/dispensary-menus"
          search={{ store: "all", brand: [name], category: "all" }}
          className={entryName}
        >
          {text}
        </Link>
      );
    case null:
      return <span className={entryName}>{text}</span>;
  }
}

interface WishMoreProps {
  wish: Wish;
  /** Opens its note and its target. */
  onEdit: () => void;
  /** What else may be done with it, in words. */
  actions: ReactNode;
}

/** The “…” of a wish: all that is done with one seldom, each in its words. */
function WishMore({ wish, onEdit, actions }: WishMoreProps) {
  const [isOpen, setOpen] = useState(false);
  const edit = () => {
    setOpen(false);
    onEdit();
  };
  return (
    <>
      <Button
        kind="icon"
        aria-label={`More: ${wish.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Panel title={wish.name} onClose={() => setOpen(false)}>
          <Stack gap={2}>
            <Button aria-label={`Note and target: ${wish.name}`} onClick={edit}>
              <Pencil aria-hidden="true" /> Note and target
            </Button>
            {actions}
          </Stack>
        </Panel>
      ) : null}
    </>
  );
}
