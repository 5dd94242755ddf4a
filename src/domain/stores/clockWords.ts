/** Minutes of the day as "9:05 AM"; 1440 is the next midnight. */
export function clockWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(minute % 60).padStart(2, "0");
  return `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** `"09:05"` as minutes of the day. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
