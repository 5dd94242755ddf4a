import { Button } from "#design/controls/Button.tsx";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { StoreRow } from "#design/surfaces/StoreRow.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Price } from "#design/words/Price.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { VirtualTable } from "#design/surfaces/VirtualTable.tsx";
import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, SOURCE, type Sample } from "./sample.ts";

const STORE = {
  county: "Portage",
  lat: 41.15,
  lon: -81.36,
  offers: 1,
  openingHours: null,
  hours: null,
};

const ROWS = Array.from({ length: 12 }, (_, place) => `Row ${String(place + 1)}`);

/** What holds other things. */
export const SURFACES: Readonly<Record<string, Sample>> = {
  Card: () => (
    <Card title="Price history">
      <p>What stands in a card has one distance.</p>
      <div>
        <Button>A step from here</Button>
      </div>
    </Card>
  ),
  EntryCard: ({ id }) => (
    <EntryCard
      id={id}
      title="Testing laboratories"
      tags={<Tag tone="good">Law</Tag>}
      summary="Every batch is tested."
      points={["By a licensed laboratory", "Before it is sold"]}
      sources={[SOURCE]}
    />
  ),
  Fold: () => <Fold summary="39 stores without a menu">All of them.</Fold>,
  "Stack, and ListRow in it": () => (
    <Stack gap={2}>
      <ul>
        <ListRow
          title={<a href="#gelato">Gelato</a>}
          note="Larry Bird"
          end={
            <>
              <Tag>Hybrid</Tag>3 children
            </>
          }
        />
        <ListRow title={<a href="#shiva">Shiva Skunk</a>} end={<b>1.35%</b>} />
      </ul>
      <Stack row gap={2}>
        <Button>In a row</Button>
        <Button>that wraps</Button>
      </Stack>
    </Stack>
  ),
  PriceRow: () => (
    <PriceRow
      drawing={<StrainStamp name="Gelato" terpenes={null} />}
      title={<a href="#gelato">Gelato</a>}
      price={<Price cents={3_000} wasCents={4_000} inRow />}
      off={{ off: "25%", verdict: null }}
      what="3.54 g · THC 24% · Larry Bird"
      unit="$8.47/g"
      where="Kent · Bliss"
      age={<Freshness brief="row" observedAt={new Date(NOW - HOUR_MS).toISOString()} now={NOW} />}
      said="Below the usual price"
      actions={null}
    />
  ),
  StoreRow: () => (
    <>
      <StoreRow
        store={{ ...STORE, observedAt: new Date(NOW - 2 * HOUR_MS).toISOString() }}
        name={{ first: "Blue Gate Botanicals", second: "Akron", title: null }}
        title={<a href="#akron">Blue Gate Botanicals</a>}
        price={{ cents: 1_600, isAbout: false, of: "2.83 g tenth", at: null }}
        whyNone={null}
        miles={3.2}
        now={NOW}
      />
      <StoreRow
        store={{ ...STORE, observedAt: new Date(NOW - 30 * HOUR_MS).toISOString() }}
        name={{ first: "Paper Canoe", second: "Kent", title: null }}
        title={<a href="#kent">Paper Canoe</a>}
        price={{ cents: 1_872, isAbout: true, of: "3.5 g eighth", at: null }}
        whyNone={null}
        miles={null}
        now={NOW}
        isLost
      />
      <StoreRow
        store={{ ...STORE, offers: 0, observedAt: null }}
        name={{ first: "Acorn", second: "Troy", title: null }}
        title={<a href="#troy">Acorn</a>}
        price={null}
        whyNone="no menu here yet"
        miles={null}
        now={NOW}
      />
    </>
  ),
  VirtualTable: ({ id }) => (
    <VirtualTable
      label={`Table (${id})`}
      rows={ROWS}
      rowHeight={32}
      memory={`table ${id}`}
      head={
        <>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
        </>
      }
    >
      {(row) => (
        <>
          <th scope="row">{row}</th>
          <td>$30.00</td>
        </>
      )}
    </VirtualTable>
  ),
  VirtualList: ({ id }) => (
    <VirtualList label={`Rows (${id})`} rows={ROWS} rowHeight={24} memory={id}>
      {(row) => <p>{row}</p>}
    </VirtualList>
  ),
};
