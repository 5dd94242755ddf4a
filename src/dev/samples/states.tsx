import { Banner } from "#design/states/Banner.tsx";
import { BlankPage } from "#design/states/BlankPage.tsx";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Meter } from "#design/words/Meter.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Skeleton } from "#design/states/Skeleton.tsx";
import { Spinner } from "#design/states/Spinner.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { StillWaiting } from "#design/states/StillWaiting.tsx";
import { LateSpot } from "#design/drawings/LateSpot.tsx";
import { ToCome } from "#design/states/ToCome.tsx";
import { WithUndo } from "#design/states/WithUndo.tsx";
import type { Sample } from "./sample.ts";

const SIZES = ["sm", "md", "lg", "xl", "2xl", "3xl", "4xl"] as const;
const nothing = () => undefined;

/** How it stands with something. */
export const STATES: Readonly<Record<string, Sample>> = {
  Banner: () => (
    <>
      <Banner onClose={nothing}>A hint that can be closed.</Banner>
      <Banner kind="warning" actions={<Button>Reload</Button>}>
        A warning with a step.
      </Banner>
    </>
  ),
  EmptyState: () => (
    <EmptyState action={<Button>Clear all filters</Button>}>
      No deal passes these filters.
    </EmptyState>
  ),
  ToCome: () => (
    <ToCome
      title="Nothing to reserve right now."
      steps={["An event with seats stands here.", "Its code opens without a connection."]}
      actions={<Button kind="primary">See all events</Button>}
      drawing={<LateSpot of="waiting" />}
    />
  ),
  Spinner: () => (
    <Stack row>
      {SIZES.map((size) => (
        <Spinner key={size} size={size} title={`Loading, ${size}`} titleHidden />
      ))}
      <Spinner title="Loading" />
    </Stack>
  ),
  WithUndo: () => (
    <p>
      <WithUndo of="sample" onUndo={nothing}>
        Blue Dream is off your wishlist.
      </WithUndo>
    </p>
  ),
  Skeleton: () => <Skeleton title="Loading the menu" lines={2} />,
  "StillWaiting, after two seconds": () => <StillWaiting onRetry={nothing} />,
  QueryState: () => (
    <QueryState
      what="the menu"
      query={{ data: undefined, isError: true, failureReason: null }}
      onRetry={nothing}
      online
    >
      {nothing}
    </QueryState>
  ),
  Meter: () => (
    <>
      <Meter label="Plant" amount="35 of 70 g left" note="Half of it left" share={0.5} tone="ok" />
      <Meter
        label="Extract"
        amount="1 of 15 g left"
        note="Close to the limit"
        share={0.93}
        tone="near"
      />
      <Meter
        label="THC"
        amount="5 g more than 15 g"
        note="Over the limit"
        share={1.33}
        tone="over"
      />
      <Meter
        label="Flower"
        amount="63 of 70 g left"
        figure={{ value: "2.5 oz", words: "of flower left" }}
        note="You can still add 25 tenths"
        share={0.1}
        tone="ok"
      />
    </>
  ),
  BlankPage: () => (
    <BlankPage heading="Page not found" inShell>
      <Button kind="primary">Go home</Button>
    </BlankPage>
  ),
};
