/** `"34 kB"`, `"1.2 MB"`: sizes as people say them, thousands of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${String(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
