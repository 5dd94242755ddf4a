import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#design/controls/Button.tsx";
import { Text } from "#design/words/Text.tsx";
import { removeDevice } from "./alertsClient.ts";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useSession } from "#platform/session/session.ts";
import type { Attempt } from "./attempt.ts";
import { readState } from "./phone/deviceState.ts";
import { entry, list } from "./alerts.css.ts";

interface DeviceListProps {
  devices: DeviceState["devices"];
  attempt: Attempt;
}

/** The phones that get these alerts. */
export function DeviceList({ devices, attempt }: DeviceListProps) {
  const client = useQueryClient();
  const session = useSession();
  const now = useNow();
  return (
    <div>
      <h3>Devices</h3>
      <ul className={list}>
        {devices.map(({ id, label, isThis, addedAt, lastSentAt }) => (
          <li key={id} className={entry}>
            <span>
              {label}
              {isThis ? " (this one)" : ""}
            </span>
            <Text as="span" tone="quiet" size="md">
              Added {formatAge(Date.parse(addedAt), now)}
              {lastSentAt === null
                ? ", no alert yet"
                : `, last alert ${formatAge(Date.parse(lastSentAt), now)}`}
            </Text>
            {isThis || session.state !== "signed-in" ? null : (
              <div>
                <Button
                  aria-label={`Remove ${label}`}
                  onClick={() =>
                    attempt(async () => {
                      await removeDevice(await session.token(), id);
                      await readState(client);
                    })
                  }
                >
                  Remove
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
