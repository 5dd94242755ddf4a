import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { EntryCard } from "#design/surfaces/EntryCard.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { VirtualTable } from "#design/surfaces/VirtualTable.tsx";
import { SOURCE, type Sample } from "./sample.ts";

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
