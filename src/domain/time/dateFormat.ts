import { SITE } from "../site/site.ts";

/**
 * A way to write moments (epoch milliseconds) as days or times, which is made when it is first
 * asked for and then kept: a browser reads its tables of languages and time zones for it, some
 * 30 ms of a slow phone, and the worker is loaded anew before most navigations.
 *
 * @param locale Swedish ("sv") dates and times are those of ISO 8601
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string = SITE.locale,
): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, options)).format(moment);
}
