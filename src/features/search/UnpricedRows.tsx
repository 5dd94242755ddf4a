import { Link } from "@tanstack/react-router";
import { storeTitle } from "#domain/stores/stores.ts";
import { Button } from "#design/controls/Button.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { ResultList } from "./FoundOfferRow.tsx";
import type { OnMenus } from "./searchedTables.ts";
import type { FoundProduct } from "./useNames.ts";

interface UnpricedRowsProps {
  /** As many as are shown at once. */
  products: readonly FoundProduct[];
  /** How many there are. */
  total: number;
  /** Those of all products that stand on some menu. */
  onMenus: ReadonlyMap<string, OnMenus>;
  /** Their prices may still come: then they are all there is, and not a rest. */
  arePricesComing: boolean;
  /** Only some stores' prices are on this device: others may have one. */
  isOfPart: boolean;
  /** Nothing else stands above them. */
  isAlone: boolean;
  /** They follow those with a price, folded away: who looks for one looks there first. */
  isFolded: boolean;
  /** Shows more of them, where they are folded away. */
  onMore: () => void;
}

/** What is known by its name, and has no price to compare: first what is on a menu all the same. */
export function UnpricedRows(props: UnpricedRowsProps) {
  const { products, total, onMenus, arePricesComing, isOfPart, isAlone, isFolded, onMore } = props;
  if (arePricesComing)
    return <NamedRows title="Products" hidesTitle={isAlone} products={products} />;
  if (isOfPart) return <NamedRows title="Known, no price saved here" products={products} />;
  if (products.length === 0) return null;
  const rows = (
    <>
      <NamedRows
        title="On a menu, no price to compare"
        products={products.filter(({ code }) => onMenus.has(code))}
        onMenus={onMenus}
      />
      <NamedRows
        title="Not in stores now"
        products={products.filter(({ code }) => !onMenus.has(code))}
      />
    </>
  );
  if (!isFolded) return rows;
  return (
    <Fold summary={`${total.toLocaleString("en-US")} more without a price to compare`}>
      {rows}
      {total > products.length ? <Button onClick={onMore}>Show more</Button> : null}
    </Fold>
  );
}

interface NamedRowsProps {
  title: string;
  hidesTitle?: boolean;
  products: readonly FoundProduct[];
  /** Where they stand on menus, of which it is said on whose. */
  onMenus?: ReadonlyMap<string, OnMenus>;
}

function NamedRows({ title, hidesTitle = false, products, onMenus }: NamedRowsProps) {
  if (products.length === 0) return null;
  return (
    <ResultList title={title} hidesTitle={hidesTitle}>
      {products.map(({ code, title: name, category }) => (
        <ListRow
          key={code}
          title={
            <Link to="/product/$code" params={{ code }} state={cameFromState(onMenus?.get(code))}>
              <bdi translate="no">{name}</bdi>
            </Link>
          }
          note={<Whose menus={onMenus?.get(code)} />}
          end={category}
        />
      ))}
    </ResultList>
  );
}

/** What it costs on the menu that is named is what its page is opened with. */
function cameFromState(menus: OnMenus | undefined) {
  const [store] = menus?.stores ?? [];
  return store === undefined ? {} : { cameFrom: store.slug };
}

/** On whose menu it stands, and for whom alone. */
function Whose({ menus }: { menus: OnMenus | undefined }) {
  const [store, ...others] = menus?.stores ?? [];
  if (store === undefined) return null;
  return (
    <>
      {others.length > 0 ? (
        `${String(others.length + 1)} stores`
      ) : (
        <bdi translate="no">{storeTitle(store)}</bdi>
      )}
      {menus?.isForPatients === true ? " · for patients only" : null}
    </>
  );
}
