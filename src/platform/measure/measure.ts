import type { FirebaseProject, SiteConfig } from "#domain/site/siteConfig.ts";
import type { MeasuredEvent } from "./analytics.ts";

/**
 * The project to measure with: only where the operator has named a measurement, and never for a
 * visitor whose browser says Do Not Track or Global Privacy Control.
 */
function measuredProject({ identity }: SiteConfig): FirebaseProject | null {
  if (refusesMeasuring() || identity.kind !== "hosted") return null;
  return identity.project.measurementId === null ? null : identity.project;
}

function refusesMeasuring(): boolean {
  const asked = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return asked || navigator.doNotTrack === "1";
}

/** Reports that a screen was entered, if anything is measured here; nothing is loaded otherwise. */
export async function measurePageView(config: SiteConfig, path: string): Promise<void> {
  const project = measuredProject(config);
  if (project === null) return;
  const { reportPageView } = await import("./analytics.ts");
  await reportPageView(project, path);
}

/** Reports what a visitor did, if anything is measured here. */
export async function measureEvent(config: SiteConfig, event: MeasuredEvent): Promise<void> {
  const project = measuredProject(config);
  if (project === null) return;
  const { reportEvent } = await import("./analytics.ts");
  await reportEvent(project, event);
}
