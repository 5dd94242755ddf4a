import ICAL from "ical.js";
import * as v from "valibot";
import { UnusableEventsError } from "./draft.ts";

/** A property of a component. */
export interface Property {
  /** In small letters, such as `dtstart`. */
  name: string;
  /** The zone that it names. */
  zone: string | null;
  values: readonly unknown[];
}

/** A component of a calendar file: the calendar itself, an event. */
export interface Component {
  name: string;
  properties: readonly Property[];
  components: readonly Component[];
}

/** What the reader answers (RFC 7265), as much of it as is used. */
const PropertySchema = v.pipe(
  v.looseTuple([v.string(), v.record(v.string(), v.unknown()), v.string()]),
  v.transform(([name, parameters, , ...values]): Property => {
    const zone = parameters["tzid"];
    return { name, zone: typeof zone === "string" ? zone : null, values };
  }),
);

const ComponentSchema: v.GenericSchema<unknown, Component> = v.pipe(
  v.looseTuple([v.string(), v.array(PropertySchema), v.array(v.lazy(() => ComponentSchema))]),
  v.transform(([name, properties, components]) => ({ name, properties, components })),
);

const FileSchema = v.union([
  v.pipe(
    ComponentSchema,
    v.transform((one) => [one]),
  ),
  v.array(ComponentSchema),
]);

/** Components in components: a calendar, its events, their alarms. More is made to exhaust. */
const DEEPEST = 8;

/** Of a line that is put together again. The reader takes long for one with very many parts. */
const LONGEST_LINE = 100_000;

/**
 * Reads the components of a calendar file.
 *
 * @throws UnusableEventsError when it is damaged
 */
export function readComponents(text: string): Component[] {
  if (depthOf(text) > DEEPEST) throw new UnusableEventsError("is nested too deep");
  const lines = text.replace(/\r?\n[ \t]/g, "").split("\n");
  if (lines.some(({ length }) => length > LONGEST_LINE)) {
    throw new UnusableEventsError(`has a line of more than ${String(LONGEST_LINE)} characters`);
  }
  try {
    const read: unknown = ICAL.parse(text);
    return v.parse(FileSchema, read);
  } catch (error) {
    // Of the reader's own words, what it says of the file; other errors only tell where it stumbled.
    const isAboutFile = error instanceof Error && error.name === "ParserError";
    const [why = ""] = (isAboutFile ? error.message : "").split("\n");
    const said = why.replace(/[^\x20-\x7e]/g, "?").slice(0, 120);
    throw new UnusableEventsError(`is no whole calendar file${said === "" ? "" : `: ${said}`}`);
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, word] of text.matchAll(/^(BEGIN|END):/gim)) {
    depth += word?.toUpperCase() === "BEGIN" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The first value of a property; `undefined` when the component has none of this name. */
export const valueOf = (component: Component, name: string): unknown =>
  propertyOf(component, name)?.values[0];

/** The first property of a name. */
export const propertyOf = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((each) => each.name === name);
