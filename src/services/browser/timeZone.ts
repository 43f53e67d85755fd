/** Time zones by their names. A browser that knows none may name one that its own Intl refuses, such as Etc/Unknown. */
import { DateTime } from "effect";

/** Some engines take offsets too (`+01:00`), which have no clock changes: they count as unknown. */
export const zoneNamed = (name: unknown): DateTime.TimeZone.Named | undefined => {
  try {
    return typeof name === "string" && /^[a-z]/i.test(name) ? DateTime.zoneUnsafeMakeNamed(name) : undefined;
  } catch {
    return undefined;
  }
};

export const isTimeZoneKnown = zoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone) !== undefined;

/** Lets Intl name UTC instead: to the console, and to libraries, which ask it themselves. */
export const nameTimeZone = (): void => {
  if (isTimeZoneKnown) return;
  const { prototype } = Intl.DateTimeFormat;
  // oxlint-disable-next-line typescript/unbound-method -- It is called on a formatter below.
  const { resolvedOptions } = prototype;
  prototype.resolvedOptions = function resolved() {
    const options = resolvedOptions.call(this);
    return zoneNamed(options.timeZone) ? options : { ...options, timeZone: "UTC" };
  };
};
