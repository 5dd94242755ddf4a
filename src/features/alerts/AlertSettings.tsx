import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import toast from "react-hot-toast/headless";
import { Button } from "#design/button/Button.tsx";
import { Checkbox } from "#design/checkbox/Checkbox.tsx";
import { changeDevice, sendTest } from "#data/alertsClient.ts";
import { devicePart, settingsPart, statePart } from "#data/phoneParts.ts";
import { SITE } from "#domain/site.ts";
import { formatTime } from "#domain/age.ts";
import { isMutedAt, nextMidnight } from "#domain/quietHours.ts";
import type { PhoneDevice } from "#domain/phoneAlerts.ts";
import { useNow } from "#platform/clock.ts";
import { isPushAllowed } from "#platform/push.ts";
import type { Attempt } from "./attempt.ts";
import { DeviceList } from "./DeviceList.tsx";
import { Explanation } from "./Explanation.tsx";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";
import { readState } from "./readState.ts";
import { explain, type Explanation as ExplanationText } from "./refusals.ts";
import { turnOff, turnOn } from "./turnOn.ts";
import { quiet, row, stack } from "./alerts.css.ts";

/** Everything that is decided about alerts apart from what they are about. */
export function AlertSettings() {
  const client = useQueryClient();
  const device = devicePart.use();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ExplanationText | null>(null);
  useEffect(() => {
    // Without a connection what is known stands.
    readState().catch(() => {});
  }, []);
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setTrouble(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setTrouble(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const isOn = device !== null && isPushAllowed();
  return (
    <div className={stack}>
      <p>
        {isOn
          ? "This phone gets alerts."
          : device === null
            ? "This phone gets no alerts."
            : "Alerts were on, but this phone does not allow notifications any more."}
      </p>
      <div className={row}>
        {isOn ? (
          <Button aria-disabled={isBusy} onClick={() => void attempt(() => turnOff(client))}>
            Turn alerts off
          </Button>
        ) : (
          <Button
            kind="primary"
            aria-disabled={isBusy}
            onClick={() => void attempt(() => turnOn(client))}
          >
            Turn alerts on
          </Button>
        )}
        {isOn ? (
          <Button
            aria-disabled={isBusy}
            onClick={() =>
              void attempt(async () => {
                await sendTest(device);
                toast("A test is on its way to this phone.");
              })
            }
          >
            Send me a test
          </Button>
        ) : null}
      </div>
      <Explanation explanation={trouble} />
      <Discreet />
      {isOn ? <Muting device={device} attempt={attempt} /> : null}
      {isOn ? <QuietHoursChoice device={device} attempt={attempt} /> : null}
      {isOn ? <DeviceList attempt={attempt} /> : null}
      <p className={quiet}>
        Alerts need no account. Signed in, every phone of your account gets them.
      </p>
    </div>
  );
}

function Discreet() {
  const settings = settingsPart.use();
  if (settings === null) return null;
  return (
    <Checkbox
      checked={settings.isDiscreet}
      onChange={(event) => {
        const isDiscreet = event.target.checked;
        void settingsPart.change((now) => ({ ...now, isDiscreet }));
      }}
    >
      Discreet: the lock screen says “{SITE.discreetName}” and “You have 2 new updates”, nothing
      more.
    </Checkbox>
  );
}

function Muting({ device, attempt }: { device: PhoneDevice; attempt: Attempt }) {
  const settings = settingsPart.use();
  const now = useNow();
  if (settings === null) return null;
  const { mutedUntil } = settings;
  const isMuted = isMutedAt(mutedUntil, now);
  const change = (until: number | null) =>
    settingsPart.change((all) => ({ ...all, mutedUntil: until }));
  const tell = async (until: string | null) => {
    await changeDevice(device, { mutedUntil: until });
    await statePart.change((state) => (state === null ? null : { ...state, mutedUntil: until }));
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
    <div className={row}>
      {isMuted ? <span>Muted until {formatTime(mutedUntil)}.</span> : null}
      <Button onClick={() => void attempt(isMuted ? unmute : mute)}>
        {isMuted ? "Unmute" : "Mute for today"}
      </Button>
    </div>
  );
}
