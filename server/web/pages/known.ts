/** Properties of which some may not be known. */
type Known<Properties> = { [Name in keyof Properties]?: Exclude<Properties[Name], null> };

/** Those properties that are known: of the others structured data say nothing. */
export function known<Properties extends object>(properties: Properties): Known<Properties>;
export function known(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null));
}
