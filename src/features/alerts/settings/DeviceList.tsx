import { Button } from "#design/button/Button.tsx";
import { Text } from "#design/text/Text.tsx";
import { removeDevice } from "#data/api/alertsClient.ts";
import { stateStore } from "#data/phoneStores.ts";
import { formatAge } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useSession } from "#platform/session/session.ts";
import type { Attempt } from "./attempt.ts";
import { readState } from "../phone/readState.ts";
import { entry, list } from "../alerts.css.ts";

/** The phones that get these alerts. */
export function DeviceList({ attempt }: { attempt: Attempt }) {
  const state = stateStore.use();
  const session = useSession();
  const now = useNow();
  if (state === null) return null;
  return (
    <div>
      <h3>Devices</h3>
      <ul className={list}>
        {state.devices.map(({ id, label, isThis, addedAt, lastSentAt }) => (
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
                      await readState();
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
