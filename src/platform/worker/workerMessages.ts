import * as v from "valibot";
import { WorkerMessageSchema, type WorkerMessage } from "#domain/alerts/workerMessages.ts";

/** Calls back with what the worker says, and tells it that it was heard. */
export function onWorkerMessage(hear: (message: WorkerMessage) => void): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    const message = v.safeParse(WorkerMessageSchema, data);
    if (!message.success) return;
    ports[0]?.postMessage(true);
    hear(message.output);
  });
  // Messages that came before there was a listener wait until they are asked for.
  navigator.serviceWorker.startMessages();
}
