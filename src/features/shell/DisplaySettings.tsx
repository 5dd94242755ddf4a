import { Checkbox } from "#design/controls/Checkbox.tsx";
import { stayOffline, useSignal } from "#data/api/signal.ts";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { Panel } from "#design/surfaces/Panel.tsx";
import { CHOICES, changeSettings, useSettings } from "#platform/settings.ts";
import { PROFILES } from "#domain/limits/profiles.ts";
import { useId } from "react";
import { MyDiscounts } from "./MyDiscounts.tsx";
import { choice, choices as choicesStyle, group, note as noteStyle } from "./choiceGroup.css.ts";

const LABELS = {
  theme: { light: "Light", dark: "Dark", system: "Like the device" },
  menu: {
    vertical: "Beside the page",
    "collapsible-vertical": "Icons that open",
    horizontal: "Along the top",
  },
  layout: { full: "Full width", boxed: "Boxed" },
  animation: {
    animate__zoomIn: "Zoom",
    animate__fadeIn: "Fade",
    animate__fadeInUp: "Rise",
    animate__slideInRight: "Slide",
    "": "None",
  },
  navbar: { "navbar-sticky": "Sticky", "navbar-floating": "Floating", "navbar-static": "Static" },
  semidark: { false: "Match page", true: "Always dark" },
  profile: { adult: "Adult", patient: "Patient", caregiver: "Caregiver" },
} as const;

/** Loaded when it is first opened: reading a price does not need it. */
export default function DisplaySettings({ onClose }: { onClose: () => void }) {
  const settings = useSettings();
  return (
    <Panel title="Display settings" onClose={onClose}>
      <ChoiceGroup
        legend="Theme"
        choices={CHOICES.theme}
        labels={LABELS.theme}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <ChoiceGroup
        legend="Menu"
        note="On a phone the menu is always a drawer."
        choices={CHOICES.menu}
        labels={LABELS.menu}
        value={settings.menu}
        onChange={(menu) => changeSettings({ menu, sidebar: "closed" })}
      />
      <ChoiceGroup
        legend="Layout"
        choices={CHOICES.layout}
        labels={LABELS.layout}
        value={settings.layout}
        onChange={(layout) => changeSettings({ layout })}
      />
      <ChoiceGroup
        legend="Page animation"
        choices={CHOICES.animation}
        labels={LABELS.animation}
        value={settings.animation}
        onChange={(animation) => changeSettings({ animation })}
      />
      <ChoiceGroup
        legend="Top bar"
        choices={CHOICES.navbar}
        labels={LABELS.navbar}
        value={settings.navbar}
        onChange={(navbar) => changeSettings({ navbar })}
      />
      <ChoiceGroup
        legend="Menu and top bar colors"
        choices={CHOICES.semidark}
        labels={LABELS.semidark}
        value={settings.semidark}
        onChange={(semidark) => changeSettings({ semidark })}
      />
      <Stack gap={1}>
        <Checkbox
          isStrong
          checked={settings.with_tax === "on"}
          onChange={({ target }) => changeSettings({ with_tax: target.checked ? "on" : "off" })}
        >
          With tax
        </Checkbox>
        <Text tone="quiet" size="sm">
          Prices on menus, deals, products, wishlist and trips are about what you pay.
        </Text>
      </Stack>
      <ChoiceGroup
        legend="Who buys"
        note="For prices and limits. Patients and caregivers pay no excise where a menu is for both. It stays on this device."
        choices={PROFILES}
        labels={LABELS.profile}
        value={settings.profile}
        onChange={(profile) => changeSettings({ profile })}
      />
      <MyDiscounts />
      <Stack gap={1}>
        <Checkbox
          isStrong
          checked={useSignal() === "stopped"}
          onChange={({ target }) => stayOffline(target.checked)}
        >
          Stay offline
        </Checkbox>
        <Text tone="quiet" size="sm">
          No calls until you switch back. Shows what is saved; what you write waits.
        </Text>
      </Stack>
    </Panel>
  );
}

interface ChoiceGroupProps<Choice extends string> {
  legend: string;
  note?: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  onChange: (choice: Choice) => void;
}

function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend>{props.legend}</legend>
      <div className={choicesStyle}>
        {props.choices.map((each) => (
          <label key={each} className={choice}>
            <input
              type="radio"
              name={name}
              checked={each === props.value}
              onChange={() => props.onChange(each)}
            />
            {props.labels[each]}
          </label>
        ))}
      </div>
      {props.note ? <p className={noteStyle}>{props.note}</p> : null}
    </fieldset>
  );
}
