/** What the browser tells of its machine: the time zone, the modifier key, the network, and whether it is idle. */
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

/** `undefined` while the build prerenders, when the system is not known. */
export const system: "apple" | "other" | undefined =
  typeof navigator === "undefined"
    ? undefined
    : /Mac|iPhone|iPad/.test(navigator.userAgent)
      ? "apple"
      : "other";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** With Save-Data or a slow network, nothing is loaded ahead. Only Chromium reports them. */
const isDear = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
};

/** Resolves when the browser has nothing else to do, on a busy page after 500 ms. Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 200);
  });

/** Resolves at once with a network, otherwise as soon as there is one. */
const online = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener("online", () => resolve(), { once: true });
  });

export const network = { isDear, idle, online };
