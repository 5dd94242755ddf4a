import { sizeName } from "#domain/offers/titles.ts";
import { memo } from "react";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { Price } from "#design/words/Price.tsx";
import { Text } from "#design/words/Text.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VerdictLine } from "#design/words/VerdictLine.tsx";
import { verdictText } from "#domain/offers/verdictText.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { offerAt, verdictAt } from "#domain/offers/menuTable.ts";
import { offerNotes, potencyText } from "#domain/offers/offerNotes.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { atRegister } from "#domain/prices/atRegister.ts";
import { UNKNOWN, formatCents } from "#domain/offers/money.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { CompareButton } from "../CompareButton.tsx";
import { MoreButton, type MenuRowProps } from "./MenuRow.tsx";
import { tags } from "./offerRow.css.ts";
import {
  brand,
  cellActions,
  figure,
  nameCell,
  past as pastStyle,
  productCell,
  productLine,
  productWords,
  signCell,
  sizeCell,
  single,
} from "./offerTable.css.ts";
import { productPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

interface OfferCellsProps extends MenuRowProps {
  /** There is a column for each action. */
  isRoomy: boolean;
}

/** The cells of one offer. Scrolling renders the table at every step; rows that stay are passed over. */
export const OfferCells = memo(function OfferCells(props: OfferCellsProps) {
  const { table, row, now, register, showStore, showKind, comparedKeys, actions, onMore, isRoomy } =
    props;
  const offer = offerAt(table, row);
  const { product, store } = offer;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  // The head of a store's own menu says that it is another's.
  const notes = offerNotes(timed, now, showStore ? undefined : "twin", price);
  const verdict = price.because === null ? verdictAt(table, row) : null;
  const isSaid = verdictText(verdict, timed, now, register) !== null;
  return (
    <>
      <th scope="row" className={productCell}>
        <div className={productLine}>
          <RowStamp
            product={product}
            terpenes={offer.terpenes}
            showsKind={showKind}
            shape={isSaid ? verdict?.shape : undefined}
          />
          <div className={productWords}>
            <PlainLink data-came-from={store.slug} href={productPath(product.code, offer.sizeKey)}>
              <Name>{product.name}</Name>
            </PlainLink>
            {product.brand === null ? null : (
              <Text as="small" tone="quiet" size="sm" className={brand}>
                <bdi translate="no">{product.brand}</bdi>
              </Text>
            )}
            <span className={pastStyle}>
              <VerdictLine verdict={verdict} offer={timed} now={now} register={register} inRow />
            </span>
            {notes.length === 0 ? null : (
              <span className={tags}>
                {notes.map(({ text, tone }) => (
                  <Tag key={text} tone={tone}>
                    <bdi translate="no">{text}</bdi>
                  </Tag>
                ))}
              </span>
            )}
          </div>
        </div>
      </th>
      <td className={sizeCell}>
        <bdi translate="no">{sizeName(offer)}</bdi>
      </td>
      <td className={single}>{potencyText(offer)?.replace(/ ?THC ?/, "") ?? UNKNOWN}</td>
      {showStore ? (
        <td className={nameCell}>
          <bdi translate="no">{storeTitle(store)}</bdi>
        </td>
      ) : null}
      <td className={figure}>
        <Price
          cents={price.cents}
          wasCents={price.insteadOfCents}
          isAbout={price.isAbout}
          because={price.because}
        />
      </td>
      <td className={single}>{unitText(price.perGram)}</td>
      <td className={single}>{unitText(price.per100Mg)}</td>
      <td className={single}>
        <Freshness brief="column" prefix="Seen" observedAt={offer.observedAt} now={now} />
      </td>
      {isRoomy ? (
        <>
          <td className={`${signCell} no-print`}>{actions.heart(offer)}</td>
          <td className={`${signCell} no-print`}>{actions.limits(offer, "sign")}</td>
          <td className={`${signCell} no-print`}>
            <CompareButton offer={offer} comparedKeys={comparedKeys} />
          </td>
          {showStore ? null : <td className={`${signCell} no-print`}>{actions.report(offer)}</td>}
        </>
      ) : (
        <td>
          <span className={`${cellActions} no-print`}>
            {actions.heart(offer)}
            <MoreButton offer={offer} comparedKeys={comparedKeys} onMore={onMore} />
          </span>
        </td>
      )}
    </>
  );
});

/** Whether it is with tax is said by the head of its column, where there is room. */
const unitText = (cents: number | null) => (cents === null ? UNKNOWN : formatCents(cents));
