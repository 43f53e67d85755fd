/**
 * The overview's list before the console's code has arrived: the first answer, in rows of a prerendered page. What is
 * not as plain as here is left to the console, which decodes it: these checks refuse more than the contract, never less.
 */
import type { AppStatus } from "#schemas/apps/App.ts";
import { type Language, locales } from "#schemas/languages.ts";
import {
  type AppView,
  firstByName,
  maxAppsAskedAbout,
  readAppListSearch,
  unreadAppListSearch,
} from "#src/domain/apps/appList.ts";
import { parseSearch } from "#src/domain/searchParameters.ts";
import { dateFormats } from "#src/i18n/dateFormats.ts";
import { maxUnvirtualizedRows } from "#src/ui/maxUnvirtualizedRows.ts";

export interface EarlyApp {
  readonly id: string;
  readonly name: string;
  readonly status: AppStatus;
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
export const isWholeList = (search: string): boolean => {
  const params = parseSearch(search);
  return Object.keys(readAppListSearch(params)).length + unreadAppListSearch(params).length === 0;
};

const isText = (value: unknown): value is string => typeof value === "string";
/** As the console reads it: a whole number is its digits. */
const readId = (value: unknown): string | undefined => {
  const id = Number.isSafeInteger(value) ? String(value) : value;
  return isText(id) && /^[\w-]{1,256}$/.test(id) ? id : undefined;
};

/** Whether the console will read an answer as the current user, too. */
export const isReadableUser = (body: unknown): boolean =>
  readId(member(body, "id")) !== undefined &&
  isText(member(body, "email")) &&
  ["firstName", "lastName"].every((name) => isText(member(body, name) ?? ""));

const readApp = (entry: unknown): ReadonlyArray<EarlyApp> => {
  const id = readId(member(entry, "id"));
  const [name, status, created] = ["name", "status", "creationDate"].map((key) => member(entry, key));
  if (
    id === undefined ||
    !isText(name) ||
    !isText(created) ||
    (status !== "enabled" && status !== "disabled")
  )
    return [];
  const epochMillis = readInstant(created);
  return Number.isNaN(epochMillis) ? [] : [{ id, name, status, creationDate: { epochMillis } }];
};

/** The apps of an answer that contains all of them; undefined for any other answer. */
export const readApps = (body: unknown): ReadonlyArray<EarlyApp> | undefined => {
  const content = member(body, "content");
  if (!Array.isArray(content)) return undefined;
  const apps = content.flatMap(readApp);
  // Spring writes the total beside the content or into `page`.
  const total = member(body, "totalElements") ?? member(member(body, "page"), "totalElements");
  const isWhole = total === content.length && new Set(apps.map(({ id }) => id)).size === total;
  return isWhole ? apps : undefined;
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
    for (const late of filled.querySelectorAll(`[data-late=${kind}]`))
      (late.closest("th, td") ?? late).remove();
  };
  const countOf = (view: AppView) => filled.querySelector(`[data-count=${view}]`);
  const number = new Intl.NumberFormat(locales[language]);
  countOf("all")?.replaceChildren(number.format(apps.length));
  const isDisabled = ({ status }: EarlyApp) => status === "disabled";
  countOf("disabled")?.replaceChildren(number.format(apps.filter(isDisabled).length));
  if (apps.length > maxAppsAskedAbout) {
    leaveOut("words");
    countOf("attention")?.closest("label")?.remove();
  }
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
