import type { Plugin } from "vite";

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/;

/**
 * Numbers in place of the six random letters by which the shapes of an icon are told apart. React
 * only compares them within one icon, and chance does not compress: it was half a kilobyte of landing.
 */
export function iconKeys(): Plugin {
  return {
    name: "icon-keys",
    apply: "build",
    transform: { filter: { id: ICON }, handler: (code) => ({ code: numberKeys(code), map: null }) },
  };
}

/** @param code of one icon, as lucide-react delivers it */
export function numberKeys(code: string): string {
  let count = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${String(count++)}"`);
}
