import { getApps, initializeApp, type FirebaseApp } from "@firebase/app";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";

/** What stands in their place where the site keeps its accounts itself: nothing is asked of Google then. */
const EMBEDDED = { apiKey: "embedded", projectId: "embedded" };

/** The one connection of this page to its hosted project, `null` for the site's own identity. */
export function firebaseApp(project: FirebaseProject | null): FirebaseApp {
  const [app] = getApps();
  return app ?? initializeApp(project === null ? EMBEDDED : toOptions(project));
}

function toOptions(project: FirebaseProject) {
  const { projectId, apiKey, appId, messagingSenderId, measurementId } = project;
  const options = { projectId, apiKey, appId, messagingSenderId };
  return measurementId === null ? options : { ...options, measurementId };
}
