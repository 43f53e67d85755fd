/** Time zones and instants for properties: any zone, any instant, and the days on which clocks are changed. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { dayAt } from "#src/domain/calendarDay.ts";

export const minute = 60_000;
export const dayLength = 1440 * minute;
const [from, to] = [Date.UTC(2012, 0, 1), Date.UTC(2032, 0, 1)];

/** Any day of two decades, written as a date; shrinks towards 2012-01-01. */
export const anyDate = fc
  .nat({ max: (to - from) / dayLength - 1 })
  .map((days) => new Date(from + days * dayLength).toISOString().slice(0, 10));

/** Values that are worth computing once for each zone. */
const byZone = <A>(make: (zone: string) => A) => {
  const made = new Map<string, A>();
  return (zone: string): A => {
    const value = made.get(zone) ?? make(zone);
    made.set(zone, value);
    return value;
  };
};

/** The local date, from the platform rather than from the library under test. */
export const wallClock = byZone((timeZone) => {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return (at: number) => format.format(at);
});

/** The clock changes of a zone, each as an instant in the quarter of an hour before it. */
export const changesOf = byZone((timeZone) => {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (at: number) => format.format(at).replace(/^.*GMT/, "");
  // Shorter than Ramadan, when some zones change their clocks for a month.
  const step = 20 * dayLength;
  const changes: Array<number> = [];
  for (let at = from; at < to; at += step) {
    let [before, after] = [at, at + step];
    if (offsetAt(before) === offsetAt(after)) continue;
    while (after - before > 15 * minute) {
      const middle = Math.round((before + after) / 2);
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    changes.push(before - (before % minute));
  }
  return changes;
});

/** Zones with all kinds of clock changes: by half an hour or two, at midnight, for a month, only in the past. */
const changingZones = [
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "America/Asuncion",
  "America/Havana",
  "America/Sao_Paulo",
  "America/Nuuk",
  "Atlantic/Azores",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Tehran",
  "Asia/Gaza",
  "Antarctica/Troll",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
] as const;

/**
 * Any zone at any instant of two decades, and half the time one of the changing zones within three days of a change.
 * A counterexample shrinks towards midnight on 1 January 2012 in UTC.
 */
export const anyMoment = fc
  .record({
    anyZone: fc.constantFrom("UTC", ...Intl.supportedValuesOf("timeZone")),
    minutes: fc.nat({ max: (to - from) / minute - 1 }),
    change: fc.option(fc.record({ zone: fc.constantFrom(...changingZones), index: fc.nat() })),
  })
  .map(({ anyZone, minutes, change }) => {
    const changes = change === null ? [] : changesOf(change.zone);
    const near = changes[(change?.index ?? 0) % changes.length];
    const at = near === undefined ? from + minutes * minute : near + ((minutes % 8640) - 4320) * minute;
    return { zone: change?.zone ?? anyZone, now: new Date(at).toISOString() };
  });

export const zoneOf = (name: string) => DateTime.zoneUnsafeMakeNamed(name);

/** The calendar day in a zone at an instant. */
export const todayAt = ({ zone, now }: { readonly zone: string; readonly now: string }) =>
  dayAt(DateTime.unsafeMake(now), zoneOf(zone));
