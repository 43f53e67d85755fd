/** Reports an invalid `/config.json` on the welcome page, which loads this when it is idle: it needs the file's schema. */
import { Either, Schema } from "effect";
import type { Language } from "#schemas/languages.ts";
import { AppConfigFile, type ConfigIssue, issuesOf, unreadable } from "#src/domain/appConfigFile.ts";
import { configErrorId, templateOf } from "./documentIds.ts";

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

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

export const reportConfig = async (request: Promise<Response>, language: Language): Promise<void> => {
  const issues = await checkConfig(request);
  const page = templateOf(configErrorId(language));
  if (issues.length === 0 || page === undefined) return;
  document.body.replaceChildren(page.cloneNode(true));
  const list = document.querySelector("ul");
  for (const { field, message } of issues) {
    const item = document.createElement("li");
    const words = element("span", message);
    words.lang = "en";
    item.append(element("code", field || "config.json"), ": ", words);
    list?.append(item);
  }
};
