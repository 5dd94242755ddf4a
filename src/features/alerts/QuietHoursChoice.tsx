import { SITE } from "#domain/site/site.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { changeDevice } from "./alertsClient.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { QUIET_HOURS, type QuietHours } from "#domain/alerts/quietHours.ts";
import type { Attempt } from "./refusals.ts";
import { noteState } from "./phone/deviceState.ts";
import { pair } from "./alerts.css.ts";

/** Every full hour, and minutes after midnight as its value. */
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour * 60),
  label: `${String(hour % 12 || 12)}:00 ${hour < 12 ? "AM" : "PM"}`,
}));

interface QuietHoursChoiceProps {
  device: PhoneDevice;
  /** `null`: none. */
  quietHours: QuietHours | null;
  attempt: Attempt;
}

/** When nothing rings. The server holds alerts back, so that it has to be told. */
export function QuietHoursChoice({ device, quietHours, attempt }: QuietHoursChoiceProps) {
  const client = useQueryClient();
  const change = (next: QuietHours | null) =>
    attempt(async () => {
      await changeDevice(device, { quietHours: next });
      await noteState(client, device, { quietHours: next });
    });
  return (
    <Stack>
      <Checkbox
        checked={quietHours !== null}
        onChange={(event) => change(event.target.checked ? QUIET_HOURS : null)}
      >
        Quiet hours
      </Checkbox>
      {quietHours === null ? null : (
        <div className={pair}>
          <Select
            label="From"
            options={HOURS}
            value={toHour(quietHours.from)}
            onChange={(from) => change({ ...quietHours, from: Number(from) })}
          />
          <Select
            label="To"
            options={HOURS}
            value={toHour(quietHours.to)}
            onChange={(to) => change({ ...quietHours, to: Number(to) })}
          />
        </div>
      )}
      <Text tone="quiet" size="sm">
        {SITE.zoneName} time. Alerts wait until quiet hours end.
      </Text>
    </Stack>
  );
}

const toHour = (minutes: number) => String(Math.floor(minutes / 60) * 60);
