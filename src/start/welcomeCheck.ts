/**
 * What the welcome page does later: reports an invalid `/config.json`, which needs the file's schema, and opens the page
 * that this tab was to show, as soon as a tab has signed in.
 */
import { Either } from "effect";
import type { Language } from "#schemas/languages.ts";
import { mustBeHttps, type ConfigIssue, readConfig, unreadable } from "#src/domain/appConfigFile.ts";
import { listenToSession, openSessionChannel } from "../services/sign-in/sessionChannel.ts";
import { takeReturn } from "../services/sign-in/wantedPage.ts";
import { tabKeys } from "../services/storage/storageKeys.ts";
import { tabStorage } from "../services/storage/webStorage.ts";
import { configErrorId, templateOf } from "./documentIds.ts";
import type { SignedIn } from "./storedSession.ts";

/** Elsewhere the browser has no functions that sign a person in. */
const addressIssues = () => (isSecureContext ? [] : [{ field: location.origin, message: mustBeHttps }]);

/** The errors in the file; empty for a valid one. */
export const checkConfig = async (request: Promise<Response>): Promise<ReadonlyArray<ConfigIssue>> => {
  const response = await request.catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  // Firefox ends it when a link is followed, and whoever follows one is told of the network.
  if (response === undefined || body === undefined) return [];
  if (!response.ok) return unreadable.answered(response.status);
  try {
    return Either.match(readConfig(JSON.parse(body)), { onLeft: (issues) => issues, onRight: () => [] });
  } catch {
    return unreadable.notJson;
  }
};

const element = (name: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent });

const reportConfig = async (request: Promise<Response>, language: Language): Promise<void> => {
  const issues = [...addressIssues(), ...(await checkConfig(request))];
  const page = templateOf(configErrorId(language));
  if (issues.length === 0 || page === undefined) return;
  document.body.replaceChildren(page.cloneNode(true));
  const list = document.querySelector("ul");
  for (const { field, message } of issues) {
    const item = document.createElement("li");
    const words = Object.assign(element("span", message), { lang: "en" });
    item.append(element("code", field || "config.json"), ": ", words);
    list?.append(item);
  }
};

const waitForSession = (readSession: () => Promise<SignedIn | undefined>): void => {
  const check = async () => {
    // Whoever is here, also by going back, was not sent back to /auth by the provider.
    tabStorage.remove(tabKeys.begun);
    const page = (await readSession()) && takeReturn();
    if (page !== undefined) location.replace(page);
  };
  listenToSession(openSessionChannel(), () => void check(), new AbortController().signal);
  void check();
};

export const continueWelcome = async (
  request: Promise<Response>,
  language: Language,
  readSession: () => Promise<SignedIn | undefined>,
): Promise<void> => {
  waitForSession(readSession);
  await reportConfig(request, language);
};
