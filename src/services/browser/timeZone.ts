/** The browser's time zone. One that knows none may name a zone that its own Intl refuses, such as Etc/Unknown. */
import { DateTime, Option } from "effect";

const isTaken = ({ timeZone }: Intl.ResolvedDateTimeFormatOptions): boolean =>
  Option.isSome(DateTime.zoneMakeNamed(timeZone));

export const isTimeZoneKnown = isTaken(new Intl.DateTimeFormat().resolvedOptions());

/** Lets Intl name UTC instead: to the console, and to libraries, which ask it themselves. */
export const nameTimeZone = (): void => {
  if (isTimeZoneKnown) return;
  const { prototype } = Intl.DateTimeFormat;
  // oxlint-disable-next-line typescript/unbound-method -- It is called on a formatter below.
  const { resolvedOptions } = prototype;
  prototype.resolvedOptions = function resolved() {
    const options = resolvedOptions.call(this);
    return isTaken(options) ? options : { ...options, timeZone: "UTC" };
  };
};
