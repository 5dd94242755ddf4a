import type { BrowserContext } from "@playwright/test";
import { FCM_HOSTS } from "./fcmService.ts";

/** Has what pages and workers ask of Google's hosts answered by the local messaging service. */
export async function routeFcm(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    ({ hostname }) => FCM_HOSTS.includes(hostname),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: origin + pathname + search });
      await route.fulfill({ response });
    },
  );
}
