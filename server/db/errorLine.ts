/** What happened, in one line: the innermost cause, because libraries wrap it in their own words. */
export function errorLine(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorLine(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return errorLine(error.cause);
  const [line] = error.message.split("\n");
  return line === undefined || line === "" ? error.name : line;
}
