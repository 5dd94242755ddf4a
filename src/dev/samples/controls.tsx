import Bell from "~icons/bell";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { TaxChip, TaxSwitch } from "#design/controls/TaxSwitch.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { NearOpenChips, NearTrouble } from "#design/controls/NearOpenChips.tsx";
import { CheckChips, ChipGroup, RemovableChip } from "#design/controls/ChipGroup.tsx";
import { Field, TextArea } from "#design/controls/Field.tsx";
import { InlineSelect } from "#design/controls/InlineSelect.tsx";
import { chip } from "#design/controls/chip.css.ts";
import { FilterSheet } from "#design/surfaces/FilterSheet.tsx";
import { PriceBoard } from "#design/controls/PriceBoard.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { PanelButton } from "#design/surfaces/PanelButton.tsx";
import { Segments } from "#design/controls/Segments.tsx";
import { segment } from "#design/controls/segments.css.ts";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import type { Sample } from "./sample.ts";

const ORDERS = [
  { value: "name", label: "A–Z" },
  { value: "price", label: "Lowest price" },
] as const;

const SECTIONS = [
  { value: "all", label: "All" },
  { value: "flower", label: "Flower" },
  { value: "vape", label: "Vape" },
] as const;

function Order() {
  const [value, setValue] = useState<(typeof ORDERS)[number]["value"]>("name");
  return <Select label="Order" options={ORDERS} value={value} onChange={setValue} />;
}

function OrderChip() {
  const [value, setValue] = useState<(typeof ORDERS)[number]["value"] | null>(null);
  return (
    <InlineSelect
      label="Order"
      options={ORDERS}
      value={value}
      none="Any order"
      className={chip({ chosen: value !== null })}
      onChange={setValue}
    />
  );
}

function NearSections() {
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const near = {
    isOn: isNear,
    isLocating: false,
    isAwaited: false,
    lacksPlace: !isNear,
    trouble: null,
    toggle: () => setNear(!isNear),
  };
  return (
    <>
      <ChipGroup
        legend="Section"
        choices={SECTIONS}
        value="all"
        onChange={() => undefined}
        before={<NearOpenChips near={near} open={isOpen} isNoneOpen={isNear} onOpen={setOpen} />}
      />
      <NearTrouble near={near} />
    </>
  );
}

function Sections({ wraps }: { wraps: boolean }) {
  const [value, setValue] = useState<(typeof SECTIONS)[number]["value"]>("all");
  return (
    <ChipGroup
      legend="Section"
      choices={SECTIONS}
      value={value}
      onChange={setValue}
      wraps={wraps}
    />
  );
}

const EIGHTH = { cents: 3_037, isAbout: false, unit: { cents: 868, unit: "g" } } as const;
const HALF = { cents: 8_347, isAbout: true, unit: { cents: 590, unit: "g" } } as const;

function Sizes() {
  const [value, setValue] = useState("eighth");
  return (
    <PriceBoard
      legend="Size"
      title="Cheapest of each size"
      any=""
      choices={[
        { value: "eighth", label: "3.5 g eighth", least: EIGHTH },
        { value: "half", label: "half ounce", least: HALF },
        { value: "ounce", label: "ounce", least: null },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

function Notifications({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Notifications" onClose={onClose} foot={<Button kind="primary">Do it</Button>}>
      <p>A panel comes from the side, and from below on a phone.</p>
    </Panel>
  );
}

function Filters({ onClose }: { onClose: () => void }) {
  return (
    <FilterSheet found="40 offers" onClose={onClose}>
      <p>What the list is picked by.</p>
    </FilterSheet>
  );
}

/** What is tapped and filled in. */
export const CONTROLS: Readonly<Record<string, Sample>> = {
  Button: () => (
    <Stack row gap={2}>
      <Button kind="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="danger">Danger</Button>
      <Button kind="icon" aria-label="Alerts">
        <Bell aria-hidden="true" />
      </Button>
      <Button disabled>Disabled</Button>
    </Stack>
  ),
  TextArea: () => (
    <TextArea
      label="Message"
      hint="What happened, and what you expected."
      defaultValue="The menu"
    />
  ),
  Field: () => (
    <>
      <Field label="Display name" hint="As others see it." />
      <Field label="E-mail" error="This is no e-mail address." defaultValue="jo" />
      <Field label="Password" type="password" action={<Button kind="quiet">Show</Button>} />
    </>
  ),
  Segments: () => (
    <Segments label="Stores">
      <a href="#list" aria-current="page" className={segment}>
        List
      </a>
      <a href="#map" className={segment}>
        Map
      </a>
    </Segments>
  ),
  Select: () => <Order />,
  Checkbox: () => (
    <>
      <Checkbox defaultChecked>On sale</Checkbox>
      <Checkbox isStrong>Combined (stricter)</Checkbox>
    </>
  ),
  TaxSwitch: () => (
    <>
      <TaxSwitch isOn={false} onChange={() => undefined} words={null} />
      <TaxSwitch
        isOn={false}
        onChange={() => undefined}
        words={null}
        whose={<a href="/dispensary-limits">Patients’ prices on</a>}
      />
      <TaxSwitch isOn onChange={() => undefined} words="About what you pay: 10% excise and 8%." />
    </>
  ),
  ChipGroup: () => (
    <>
      <Sections wraps={false} />
      <Sections wraps />
      <NearSections />
    </>
  ),
  PriceBoard: () => <Sizes />,
  InlineSelect: () => <OrderChip />,
  CheckChips: () => (
    <CheckChips legend="Sections" name="section" choices={SECTIONS} chosen={["all"]} />
  ),
  TaxChip: () => <TaxChip isOn onOff={() => undefined} />,
  RemovableChip: () => (
    <div>
      <RemovableChip onRemove={() => undefined}>Indica</RemovableChip>
    </div>
  ),
  Tabs: () => (
    <Tabs
      label="Rule"
      tabs={[
        { id: "daily", title: "Daily rule", content: <p>2.5 oz a day</p> },
        { id: "supply", title: "Days’ supply", content: <p>90 days</p> },
      ]}
    />
  ),
  FilterSheet: () => (
    <div>
      <PanelButton label="Filters" panel={Filters}>
        <Bell aria-hidden="true" />
      </PanelButton>
    </div>
  ),
  "Panel and PanelButton": () => (
    <div>
      <PanelButton label="Notifications" panel={Notifications}>
        <Bell aria-hidden="true" />
      </PanelButton>
    </div>
  ),
};
