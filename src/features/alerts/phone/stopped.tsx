import type { QueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast/headless";
import { stoppedStore } from "#data/alertRecords.ts";
import { Button } from "#design/controls/Button.tsx";
import type { StoppedAlerts } from "#domain/alerts/phoneAlerts.ts";
import { formatDate } from "#domain/time/age.ts";
import { explain } from "../refusals.ts";
import { turnOn } from "./turnOn.ts";

const TOAST = { id: "alerts-stopped", duration: Infinity } as const;

const WHY: Readonly<Record<StoppedAlerts["why"], string>> = {
  permission: "notifications are no longer allowed",
  service: "the browser gives it no messages any more",
  removed: "it was removed from another one",
  silent: "it has shown none of them for 60 days, so that no more are sent",
};

/** Notes that alerts no longer reach this phone; what is noted already keeps its day. The screen says it once. */
export async function noteStopped(client: QueryClient, why: StoppedAlerts["why"]): Promise<void> {
  const earlier = await stoppedStore.read();
  if (earlier?.isTold === true) return;
  const since = earlier?.since ?? Date.now();
  await stoppedStore.change(() => ({ since, why, isTold: true }));
  const id = toast(
    <>
      Alerts have stopped on this device: {WHY[why]}, {noticedOn(since)}.{" "}
      <Button
        kind="quiet"
        onClick={() => {
          toast.dismiss(id);
          void beginAgain(client);
        }}
      >
        Begin again
      </Button>
    </>,
    TOAST,
  );
}

/** In words that claim no more than is known: it may have been some days before. */
export const noticedOn = (since: number) => `noticed on ${formatDate(since)}`;

/** The browser had let go of them, and they could be had anew without a tap. */
export function sayResumed(): void {
  toast(
    `Alerts had stopped on this device, ${noticedOn(Date.now())}: the browser had dropped them. They are on again.`,
    TOAST,
  );
}

async function beginAgain(client: QueryClient): Promise<void> {
  try {
    await turnOn(client);
    toast.success("Alerts are on again on this device.");
  } catch (error) {
    const { why, what } = explain(error);
    toast.error(`${why} ${what}`);
  }
}
