/**
 * The first reads of both documents, which the browser carries out in the background. Importing this module starts them;
 * it is imported before `documentLook.ts`, whose first read of the local storage blocks.
 */
import { startEarlyRequest } from "./earlyRequests.ts";
import { readStoredSession } from "./storedSession.ts";

/** Whoever decodes the file reads this response; others read a clone. */
export const config = startEarlyRequest(new URL("/config.json", location.href).href, null);

export const storedSession = readStoredSession();

const memberOf = (file: unknown, name: string): unknown =>
  typeof file === "object" && file !== null ? Reflect.get(file, name) : undefined;

const textOf = (file: unknown, name: string): string | undefined => {
  const value = memberOf(file, name);
  return typeof value === "string" && value !== "" ? value : undefined;
};

const readSettings = async () => {
  const response = await config;
  const file: unknown = response.ok ? await response.clone().json() : undefined;
  return {
    file,
    appName: textOf(file, "appName"),
    apiBaseUrl: textOf(file, "apiBaseUrl"),
    overviewActivity: memberOf(file, "overviewActivity") !== false,
  };
};

/** What the first scripts need of the configuration. AppConfig decodes all of it, and reports a failure. */
export const settings = readSettings();
export type Settings = Awaited<typeof settings>;
settings.catch(() => undefined);
