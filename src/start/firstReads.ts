/**
 * The first reads of both documents, which the browser carries out in the background. Importing this module starts them;
 * it is imported before `documentLook.ts`, whose first read of the local storage blocks.
 */
import { startEarlyRequest } from "./earlyRequests.ts";
import { readStoredSession } from "./storedSession.ts";

/** Whoever decodes the file reads this response; others read a clone. */
export const config = startEarlyRequest(new URL("/config.json", location.href).href, null);

export const storedSession = readStoredSession();

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const readSettings = async () => {
  const response = await config;
  const file: unknown = response.ok ? await response.clone().json() : undefined;
  const { appName, apiBaseUrl, overviewActivity } = Object(file) as Readonly<Record<string, unknown>>;
  return {
    file,
    appName: textOf(appName),
    apiBaseUrl: textOf(apiBaseUrl),
    overviewActivity: overviewActivity !== false,
  };
};

/** What the first scripts need of the configuration. AppConfig decodes all of it, and reports a failure. */
export const settings = readSettings();
export type Settings = Awaited<typeof settings>;
settings.catch(() => undefined);
