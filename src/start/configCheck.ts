/** Checks `/config.json` without the console: for the welcome page, which loads this when it is idle. */
import { Either, Schema } from "effect";
import { AppConfigFile, type ConfigIssue, issuesOf, unreadable } from "../domain/appConfigFile.ts";

const decode = Schema.decodeUnknownEither(AppConfigFile, { errors: "all" });

/** The errors in the file; empty for a valid one. */
export const checkConfig = async (request: Promise<Response>): Promise<ReadonlyArray<ConfigIssue>> => {
  const response = await request.catch(() => undefined);
  if (response === undefined) return unreadable.notFetched;
  if (!response.ok) return unreadable.answered(response.status);
  try {
    return Either.match(decode(await response.json()), { onLeft: issuesOf, onRight: () => [] });
  } catch {
    return unreadable.notJson;
  }
};
