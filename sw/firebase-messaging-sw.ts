/// <reference lib="webworker" />
import { precacheShell, answerNavigations, followUpdates, routeFiles } from "./shell.ts";
import { answerCalendars } from "./calendars.ts";
import { limitSessionCalls } from "./calls.ts";
import { receiveAlerts } from "./alerts.ts";
import { sendOnSync } from "./outbox.ts";
import { refreshNowAndThen } from "./periodicRefresh.ts";

// One worker for both jobs. Its name and place are those the messaging service
// expects, so that push messages join the pages here without a second worker.
// Browsers accept only listeners registered before the first script run ends.
declare const self: ServiceWorkerGlobalScope;

followUpdates(self);
precacheShell(self.__WB_MANIFEST);
routeFiles(self);
answerNavigations(self);
answerCalendars();
limitSessionCalls();
receiveAlerts(self);
refreshNowAndThen(self);
sendOnSync(self);
