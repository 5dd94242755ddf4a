import { capitalized } from "#domain/text/capitalized.ts";
import Ellipsis from "~icons/ellipsis";
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from "react";
import { useRegister } from "#data/register.ts";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { StampButton } from "#design/drawings/StampButton.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { groundHead } from "#design/surfaces/ground.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { formatCents, wholeDollars } from "#domain/offers/money.ts";
import { inEpochMs, type Product } from "#domain/offers/offers.ts";
import { offersOf, type OfferOfProduct, type ProductDetail } from "#domain/offers/productDetail.ts";
import { askedSize, sizeChoices, usualSize } from "#domain/offers/sizes.ts";
import { shownName, stampName } from "#domain/offers/titles.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { documentTitle } from "#domain/site/site.ts";
import { changeSettings } from "#platform/settings.ts";
import { useVisitor } from "#platform/visitor.ts";
import { hasLabFacts, LabPanel, labTerpenes } from "./LabPanel.tsx";
import type { OfferReport } from "./OfferLine.tsx";
import { OfferList } from "./OfferList.tsx";
import { PriceHistory } from "./PriceHistory.tsx";
import { actions, beside, choices, columns } from "./product.css.ts";
import { longName, piece, priceLine, sizeChips, stampPlace } from "./productHead.css.ts";
import { useHeadOffer, type HeadOffer } from "./headOffer.ts";
import { HISTORY_ID } from "./PastInBrief.tsx";
import { PastOfPrice, pastOf } from "./PastOfPrice.tsx";
import { BackSign, BestOffer, ProductFacts } from "./ProductHead.tsx";
import { lowestPaid, registerFor, sortOffers } from "./sortOffers.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";

const ReceiptCard = lazy(() => import("./ReceiptCard.tsx"));
const ProductSheet = lazy(() => import("./ProductSheet.tsx"));

/** What else may be done with the product, from its offers of the chosen size. */
export type ProductActions = (offers: readonly OfferOfProduct[]) => ReactNode;

/** How the page was opened. */
export interface OpenedAs {
  /** Slug of the store from whose menu the visitor came. */
  cameFrom: string | null;
  /** The size that the address asks for, in whatever way a row has it. */
  size: string | null;
  chooseSize: (key: string) => void;
}

interface ProductViewProps extends OpenedAs {
  detail: ProductDetail;
  now: number;
  /** Not the product's own answer, but what saved menus have of it. */
  isFromMenus?: boolean;
  /** What has to be said of it as a whole. */
  notice?: ReactNode;
  actions: ProductActions;
  report: OfferReport;
}

/** Everything known of one product. */
export function ProductView(props: ProductViewProps) {
  const {
    detail,
    now,
    isFromMenus = false,
    notice,
    actions: more,
    report,
    cameFrom,
    size: asked,
    chooseSize,
  } = props;
  const product = useMemo(
    () => ({ ...detail.product, name: shownName(detail.product.name) }),
    [detail],
  );
  const stampTerpenes = useStampTerpenes();
  useEffect(() => {
    document.title = documentTitle(product.name);
  }, [product.name]);
  const visitor = useVisitor();
  const chosenRegister = useRegister(visitor, now);
  const offers = useMemo(() => sortOffers(offersOf(detail), "price", now), [detail, now]);
  const sizes = useMemo(() => sizeChoices(offers), [offers]);
  // Headline, actions, stores, history and label are all of one size: a dose beside another's name
  // is read as that one's.
  const size = (asked === null ? null : askedSize(sizes, asked)) ?? usualSize(sizes, now);
  const shown = size?.offers ?? [];
  const register = registerFor(shown, now, chosenRegister);
  const label = labTerpenes(shown, cameFrom);
  const drawn = stampTerpenes({ product, terpenes: label });
  const head = useHeadOffer(shown, now, register, cameFrom);
  const past = head && pastOf(head, now, register);
  const withTax = (before: ReactNode) => (
    <TaxSwitch
      isOn={visitor.withTax}
      onChange={(isOn) => changeSettings({ with_tax: isOn ? "on" : "off" })}
      words={register?.words(shown.map(({ store }) => store)) ?? null}
      line={priceLine}
      isBrief
      before={before}
    />
  );
  return (
    <Page
      title={product.name}
      before={<BackSign />}
      look={[piece, product.name.length > LONG_NAME ? longName : "", groundHead].join(" ")}
      after={
        <div className={stampPlace}>
          <StampButton
            name={stampName(product)}
            terpenes={drawn}
            type={product.marketedType}
            of={drawn === label ? "label" : "strain"}
          />
        </div>
      }
      below={
        <>
          <ProductFacts product={product} />
          <BestOffer
            head={head}
            offers={shown}
            {...{ now, register, cameFrom, withTax }}
            sizes={
              sizes.length < 2 ? null : (
                <div className={sizeChips}>
                  <ChipGroup
                    wraps
                    legend="Size"
                    choices={sizes.map(({ key, name, offers: own }) => ({
                      value: key,
                      label: capitalized(name),
                      note: sizeNote(own, now, registerFor(own, now, chosenRegister), cameFrom),
                    }))}
                    value={size?.key ?? ""}
                    onChange={chooseSize}
                  />
                </div>
              )
            }
          />
          {head === null || past === null ? null : (
            <PastOfPrice offers={shown} isInPart={isFromMenus} {...{ head, past, now, register }} />
          )}
        </>
      }
    >
      <div className={columns} data-few={shown.length <= FEW || undefined}>
        <div className={choices}>
          <div className={actions}>
            {more(lowestFirst(head, shown))}
            <MoreButton product={product} />
          </div>
          {notice}
        </div>
        <OfferList
          offers={shown}
          head={head}
          hasSizes={sizes.length > 1}
          isInPart={isFromMenus}
          {...{ now, register, report, cameFrom }}
        />
        <div className={beside}>
          <Card
            title={hasLabFacts(shown, cameFrom) ? "From the label and the lab" : "From the label"}
          >
            <LabPanel offers={shown} cameFrom={cameFrom} />
          </Card>
          {register?.hasTax === true ? (
            <Suspense>
              <ReceiptCard offers={shown} now={now} register={register} />
            </Suspense>
          ) : null}
        </div>
        <Card title="Price history" headingId={HISTORY_ID}>
          <PriceHistory
            offers={shown}
            size={size?.name ?? ""}
            isSaved={!isFromMenus}
            now={now}
            register={register}
          />
        </Card>
      </div>
      <WarningLine
        isWithTax={register?.hasTax === true}
        sample={offers.some(({ store }) => store.sample)}
      />
    </Page>
  );
}

/** What may be done is done with the lowest price of today, of stores that ask the same with that of the one that is named everywhere. */
function lowestFirst(
  head: HeadOffer | null,
  offers: readonly OfferOfProduct[],
): readonly OfferOfProduct[] {
  if (head === null) return offers;
  const first = head.cheapest?.offer ?? head.offer;
  return [first, ...offers.filter((each) => each !== first)];
}

/** A name of more letters would be four lines in the type of a short one. */
const LONG_NAME = 36;

/** So many stores are lower than what a label says. */
const FEW = 4;

/** What is done seldom: one button beside the three that count. */
function MoreButton({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="icon"
        aria-label="More to do"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
      {isOpen ? (
        <Suspense>
          <ProductSheet product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * What a size costs, so that nobody has to choose it to know: "$92.00 here" at the store that one came from, as its head will
 * say, and "$112.00 elsewhere" where that has none of it. Who comes from no store reads what it costs at least: "from $83.47".
 */
function sizeNote(
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
  cameFrom: string | null,
): string | undefined {
  const own = offers.filter(({ store }) => store.slug === cameFrom);
  const here = lowestPaid(own, now, register);
  const lowest = here ?? lowestPaid(offers, now, register);
  if (lowest === null) return undefined;
  const timed = inEpochMs(lowest);
  const { cents, isAbout } = atRegister(currentPrice(timed, now), timed, register, now);
  // What is about so much is in dollars, as wide as before tax: the price above says which it is.
  const told = isAbout ? wholeDollars(Math.round(cents / 100) * 100) : null;
  if (cameFrom === null) return `from ${told ?? formatCents(cents)}`;
  return `${told ?? formatCents(cents)} ${here === null ? "elsewhere" : "here"}`;
}
