import { DeviceStateSchema } from "#domain/alerts/alertDevices.ts";
import { QUERY_DATABASES } from "#domain/queries/smallQueries.ts";
import { createPersister } from "#data/saved/persister.ts";

/** Persister of what the server knows of this phone's alerts, by the id that it gave the phone. */
export const alertsPersister = createPersister({
  ...QUERY_DATABASES.alerts,
  answers: { "alert-device": DeviceStateSchema },
});
