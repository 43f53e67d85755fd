/**
 * The overview's list before the console's code has arrived: the first answer, in rows of a prerendered page. Anything
 * that is not exactly as the contract sends it is left to the console.
 */
import { isAppList, isCurrentUser } from "virtual:answer-checks.js";
import type { App } from "#schemas/apps/App.ts";
import { type Language, locales } from "#schemas/languages.ts";
import { firstByName, maxAppsAskedAbout, readAppListSearch } from "#src/domain/apps/appList.ts";
import { dateFormats } from "#src/i18n/dateFormats.ts";
import { maxUnvirtualizedRows } from "#src/ui/maxUnvirtualizedRows.ts";

export interface EarlyApp extends Omit<typeof App.Encoded, "creationDate"> {
  readonly creationDate: { readonly epochMillis: number };
}

const utcSecond = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?=(\.\d{1,9})?Z$)/;

/** The instant of a UTC time; NaN for another text, or a day that does not exist. */
const readInstant = (text: string): number => {
  const at = new Date(text);
  const [second] = utcSecond.exec(text) ?? [];
  return second !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(second)
    ? at.getTime()
    : Number.NaN;
};

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Whether an address shows all apps in their usual order. Parameters of others do not count, such as `utm_source`. */
export const isWholeList = (search: string): boolean =>
  Object.keys(readAppListSearch(Object.fromEntries(new URLSearchParams(search)))).length === 0;

/** Whether an answer is the current user, exactly as the contract sends it. */
export const isReadableUser = (body: unknown): boolean => isCurrentUser(body);

/** The apps of an answer that contains all of them; undefined for any other answer. */
export const readApps = (body: unknown): ReadonlyArray<EarlyApp> | undefined => {
  const content = member(body, "content");
  if (!isAppList(content)) return undefined;
  // Spring writes the total beside the content or into `page`.
  const total = member(body, "totalElements") ?? member(member(body, "page"), "totalElements");
  const ids = new Set(content.map(({ id }) => id));
  if (total !== content.length || ids.size !== content.length) return undefined;
  const apps = content.map((app) => ({
    ...app,
    creationDate: { epochMillis: readInstant(app.creationDate) },
  }));
  return apps.some(({ creationDate }) => Number.isNaN(creationDate.epochMillis)) ? undefined : apps;
};

/**
 * The prerendered page with a row for each of the first apps by name. Its table contains a row of an enabled app, then
 * one of a disabled. As in the console, a long list has no secrets, and only the configuration leaves out active users.
 */
export const fillPage = (
  page: DocumentFragment,
  apps: ReadonlyArray<EarlyApp>,
  language: Language,
  hasActivity: boolean,
): DocumentFragment => {
  const filled = page.cloneNode(true) as DocumentFragment;
  const leaveOut = (kind: string) => {
    for (const late of filled.querySelectorAll(`[data-late=${kind}]`)) late.closest("th, td")?.remove();
  };
  if (apps.length > maxAppsAskedAbout) leaveOut("words");
  if (!hasActivity) leaveOut("number");
  const body = filled.querySelector("tbody");
  const [enabled, disabled] = body?.children ?? [];
  const format = new Intl.DateTimeFormat(locales[language], dateFormats.day);
  const rows = firstByName(apps, maxUnvirtualizedRows).flatMap(({ id, name, status, creationDate }) => {
    const row = (status === "enabled" ? enabled : disabled)?.cloneNode(true);
    if (!(row instanceof Element)) return [];
    row.querySelector("a")?.setAttribute("href", `/administer/my-apps/${encodeURIComponent(id)}`);
    row.querySelector("bdi")?.replaceChildren(name);
    const time = row.querySelector("time");
    time?.replaceChildren(format.format(creationDate.epochMillis));
    // The tooltip of the prerendered row has another date.
    time?.removeAttribute("title");
    return [row];
  });
  body?.replaceChildren(...rows);
  return filled;
};
