import { useQueryClient } from "@tanstack/react-query";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { settingsStore } from "#data/alertRecords.ts";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import { clockTimeOf } from "#domain/alerts/cadence.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { changeDevice } from "./alertsClient.ts";
import { noteState } from "./phone/deviceState.ts";
import type { Attempt } from "./refusals.ts";
import { pair } from "./alerts.css.ts";

type Ringing = DeviceState["ringing"];

const CADENCES: readonly { value: Ringing["cadence"]; label: string }[] = [
  { value: "at_once", label: "At once" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Once a week" },
];

const TIMES = Array.from({ length: 24 }, (_, hour) => ({
  value: clockTimeOf(hour * 60),
  label: `${String(hour % 12 || 12)}:00 ${hour < 12 ? "AM" : "PM"}`,
}));

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (label, day) => ({ value: String(day), label }),
);

const figures = (...all: number[]) =>
  all.map((figure) => ({ value: String(figure), label: String(figure) }));

const A_DAY = figures(1, 2, 3, 5, 10);
const A_WEEK = figures(1, 2, 3, 5, 7, 10, 20, 50);

interface RingingChoiceProps {
  device: PhoneDevice;
  ringing: Ringing;
  attempt: Attempt;
}

/** How often this phone rings for deals, and when. The server holds them back, so that it has to be told. */
export function RingingChoice({ device, ringing, attempt }: RingingChoiceProps) {
  const client = useQueryClient();
  const change = (next: Partial<Ringing>) =>
    attempt(async () => {
      await changeDevice(device, next);
      await noteState(client, device, { ringing: { ...ringing, ...next } });
    });
  const { cadence, at, weekday, endingAtOnce, perDay, perWeek } = ringing;
  return (
    <Stack>
      <div className={pair}>
        <Select
          label="Deals ring"
          options={CADENCES}
          value={cadence}
          onChange={(next) => change({ cadence: next })}
        />
        {cadence === "weekly" ? (
          <Select
            label="On"
            options={WEEKDAYS}
            value={String(weekday)}
            onChange={(next) => change({ weekday: Number(next) })}
          />
        ) : null}
        {cadence === "at_once" ? null : (
          <Select label="At" options={TIMES} value={at} onChange={(next) => change({ at: next })} />
        )}
      </div>
      {cadence === "at_once" ? null : (
        <Checkbox
          checked={endingAtOnce}
          onChange={(event) => change({ endingAtOnce: event.target.checked })}
        >
          Deals that end before then ring at once
        </Checkbox>
      )}
      <div className={pair}>
        <Select
          label="A day at most"
          options={withOwn(A_DAY, perDay)}
          value={String(perDay)}
          onChange={(next) => change({ perDay: Number(next) })}
        />
        <Select
          label="A week at most"
          options={withOwn(A_WEEK, perWeek)}
          value={String(perWeek)}
          onChange={(next) => change({ perWeek: Number(next) })}
        />
      </div>
      <Text tone="quiet" size="sm">
        The best deals ring, by what they save. The rest waits in your inbox. News of your own seats
        always rings.
        {cadence === "daily" && perWeek < 7 ? " Every day is seven a week." : ""}
      </Text>
    </Stack>
  );
}

/** Whether the server may know which alerts were shown. It counts phones that show nothing any more. */
export function ShownChoice({ device, attempt }: Omit<RingingChoiceProps, "ringing">) {
  const settings = settingsStore.use();
  if (settings === null) return null;
  return (
    <Checkbox
      checked={settings.saysShown}
      onChange={(event) => {
        const saysShown = event.target.checked;
        void settingsStore.change((now) => ({ ...now, saysShown }));
        if (!saysShown) attempt(() => changeDevice(device, { acknowledges: false }));
      }}
    >
      Tell the site that an alert was shown, nothing else. If none is shown for 60 days it stops
      sending them.
    </Checkbox>
  );
}

/** A figure that was chosen elsewhere stays to be chosen. */
function withOwn(options: readonly { value: string; label: string }[], own: number) {
  const value = String(own);
  return options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }].toSorted((a, b) => Number(a.value) - Number(b.value));
}
