import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { changeDevice, sendTest, removeDevice } from "./alertsClient.ts";
import { deviceStore, settingsStore, stoppedStore } from "#data/alertRecords.ts";
import { SITE } from "#domain/site/site.ts";
import { formatTime, formatAge } from "#domain/time/age.ts";
import { isMutedAt, nextMidnight } from "#domain/alerts/quietHours.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { useNow } from "#platform/clock.ts";
import { isPushAllowed } from "#platform/worker/push.ts";
import { type Attempt, explain } from "./refusals.ts";
import { Explanation } from "./Explanation.tsx";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";
import { RingingChoice, ShownChoice } from "./RingingChoice.tsx";
import { deviceStateQuery, noteState, readState } from "./phone/deviceState.ts";
import { noticedOn } from "./phone/stopped.tsx";
import { turnOff, turnOn } from "./phone/turnOn.ts";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import { useSession } from "#platform/session/session.ts";
import { entry, list } from "./alerts.css.ts";

/** Everything that is decided about alerts apart from what they are about. */
export function AlertSettings() {
  const client = useQueryClient();
  const device = deviceStore.use();
  const stopped = stoppedStore.use();
  const {
    mutate,
    isPending: isBusy,
    error,
  } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    // What is chosen while something is on its way follows it.
    scope: { id: "alert-settings" },
  });
  const attempt: Attempt = (work) => mutate(work);
  const once: Attempt = (work) => {
    if (!isBusy) mutate(work);
  };
  const isOn = device !== null && isPushAllowed();
  return (
    <Stack>
      <p>
        {isOn
          ? "Alerts are on for this device."
          : device === null
            ? "Alerts are off on this device."
            : "This device no longer allows notifications."}
        {stopped === null || isOn ? null : ` Stopped, ${noticedOn(stopped.since)}.`}
      </p>
      <Stack row gap={3}>
        {isOn ? (
          <Button aria-disabled={isBusy} onClick={() => once(() => turnOff(client))}>
            Turn alerts off
          </Button>
        ) : (
          <Button kind="primary" aria-disabled={isBusy} onClick={() => once(() => turnOn(client))}>
            Turn alerts on
          </Button>
        )}
        {isOn ? (
          <Button
            aria-disabled={isBusy}
            onClick={() =>
              once(async () => {
                await sendTest(device);
                toast("Test sent.");
              })
            }
          >
            Send me a test
          </Button>
        ) : null}
      </Stack>
      <Explanation explanation={error === null ? null : explain(error)} />
      <Discreet />
      {isOn ? <Muting device={device} attempt={attempt} /> : null}
      {isOn ? <AtServer device={device} attempt={attempt} /> : null}
      <Text tone="quiet" size="sm">
        No account needed. If you sign in, all your devices get them.
      </Text>
    </Stack>
  );
}

/** What the server keeps of this phone. Without a connection what it said last stands. */
function AtServer({ device, attempt }: { device: PhoneDevice; attempt: Attempt }) {
  const { data: state } = useQuery({
    ...deviceStateQuery(device),
    refetchOnMount: "always",
    retry: false,
  });
  if (state === undefined) return null;
  return (
    <>
      <RingingChoice device={device} ringing={state.ringing} attempt={attempt} />
      <QuietHoursChoice device={device} quietHours={state.quietHours} attempt={attempt} />
      <ShownChoice device={device} attempt={attempt} />
      <DeviceList devices={state.devices} attempt={attempt} />
    </>
  );
}

function Discreet() {
  const settings = settingsStore.use();
  if (settings === null) return null;
  return (
    <Checkbox
      checked={settings.isDiscreet}
      onChange={(event) => {
        const isDiscreet = event.target.checked;
        void settingsStore.change((now) => ({ ...now, isDiscreet }));
      }}
    >
      Discreet: the lock screen says “{SITE.discreetName}” and “You have 2 new updates”, nothing
      more.
    </Checkbox>
  );
}

function Muting({ device, attempt }: { device: PhoneDevice; attempt: Attempt }) {
  const client = useQueryClient();
  const settings = settingsStore.use();
  const now = useNow();
  if (settings === null) return null;
  const { mutedUntil } = settings;
  const isMuted = isMutedAt(mutedUntil, now);
  const change = (until: number | null) =>
    settingsStore.change((all) => ({ ...all, mutedUntil: until }));
  const tell = async (until: string | null) => {
    await changeDevice(device, { mutedUntil: until });
    await noteState(client, device, { mutedUntil: until });
  };
  const mute = async () => {
    const until = nextMidnight(Date.now());
    // The phone first: it keeps silent also when the server cannot be told.
    await change(until);
    await tell(new Date(until).toISOString());
  };
  const unmute = async () => {
    // The server first: it would go on holding everything back.
    await tell(null);
    await change(null);
  };
  return (
    <Stack row gap={3}>
      {isMuted ? <span>Muted until {formatTime(mutedUntil)}.</span> : null}
      <Button onClick={() => attempt(isMuted ? unmute : mute)}>
        {isMuted ? "Unmute" : "Mute for today"}
      </Button>
    </Stack>
  );
}

interface DeviceListProps {
  devices: DeviceState["devices"];
  attempt: Attempt;
}

/** The phones that get these alerts. */
function DeviceList({ devices, attempt }: DeviceListProps) {
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
            <Text as="span" tone="quiet" size="sm">
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
