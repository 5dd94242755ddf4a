import { initializeAnalytics, isSupported, logEvent, type Analytics } from "@firebase/analytics";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";
import { firebaseApp } from "../session/firebaseApp.ts";

/** Something a visitor did (description §7). */
export interface MeasuredEvent {
  category: string;
  action: string;
  label?: string;
  value?: number;
}

let starting: Promise<Analytics | null> | null = null;

async function start(project: FirebaseProject): Promise<Analytics | null> {
  if (!(await isSupported())) return null;
  // Only what is reported here is measured.
  return initializeAnalytics(firebaseApp(project), { config: { send_page_view: false } });
}

/** Reports a page view. @param path with its query */
export async function reportPageView(project: FirebaseProject, path: string): Promise<void> {
  const analytics = await (starting ??= start(project));
  if (analytics) logEvent(analytics, "page_view", { page_path: path });
}

export async function reportEvent(
  project: FirebaseProject,
  { category, action, label, value }: MeasuredEvent,
): Promise<void> {
  const analytics = await (starting ??= start(project));
  if (!analytics) return;
  logEvent(analytics, action, { event_category: category, event_label: label, value });
}
