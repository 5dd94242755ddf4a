import { keepConsoleSilent } from "./silentConsole.ts";

// For tests without a document.
keepConsoleSilent();
