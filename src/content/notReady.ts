import type { ScreenPath } from "#domain/site/routes.ts";

/**
 * Screens whose content has not been built yet. They show one honest shared
 * page; building a screen means removing it here.
 */
export const NOT_READY: readonly ScreenPath[] = [];
