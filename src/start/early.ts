/**
 * Begins the console. Sets the document's look before the first paint. For a signed-in person it shows the frame first,
 * and requests what the page will need: its code, its messages, the configuration and its first data. The console takes
 * the responses over (earlyRequests.ts). See docs/decisions/0021.
 */
import { type Settings, settings, storedSession } from "./firstReads.ts";
// What follows is evaluated after the first reads have begun.
import { isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";
import { authorizationOf, callKeyOf, requestInit, type Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { makeProof } from "../services/sign-in/dpopProof.ts";
import {
  listenToSession,
  openSessionChannel,
  type SessionSignal,
} from "../services/sign-in/sessionChannel.ts";
import { tabKeys, tabPrefix } from "../services/storage/storageKeys.ts";
import { refuseOldBrowser } from "./browserCheck.ts";
import { consoleScriptsId, notStartedId, overviewId, templateOf } from "./documentIds.ts";
import { attempt, hasShortcuts, isMinimized, language } from "./documentLook.ts";
import { noteKeys } from "./earlyKeys.ts";
import { fillPage, isReadableUser, isWholeList, readApps } from "./earlyList.ts";
import { startEarlyRequest } from "./earlyRequests.ts";
import { followClicks, removeLogo, showFrame, showStartFailure } from "./frame.ts";
import { findPage, preload, readPlan, type StartPage, type StartPlan } from "./startPlan.ts";
import { readStoredSession, type SignedIn } from "./storedSession.ts";

/**
 * The answers to the page's calls. The console reads the responses themselves, so only a page with a list, which is read
 * here too, gets a second copy of each body.
 */
const requestData = ({ calls, hasList }: StartPage, tokens: Tokens, apiBaseUrl: string) => {
  const key = callKeyOf(tokens);
  const accessToken = tokens.access_token;
  return Promise.all(
    calls.map(async (call) => {
      const url = new URL(apiBaseUrl.replace(/\/$/, "") + call).href;
      const proof = key && (await makeProof(key, { method: "GET", url, accessToken }));
      const response = await startEarlyRequest(url, authorizationOf(tokens), requestInit, proof);
      return hasList ? response.clone() : undefined;
    }),
  );
};

/**
 * Shows the page with its list. False if that is left to the console, as for an address with a search, filter or order,
 * or a call that failed.
 */
const showList = async (
  frame: HTMLElement,
  answers: ReadonlyArray<Response | undefined>,
  { subject, generation }: SignedIn,
  { file: config, overviewActivity }: Settings,
) => {
  const [userAnswer, list] = answers;
  if (!userAnswer?.ok || !list?.ok || !isWholeList(location.search)) return false;
  const user: unknown = await userAnswer.json();
  if (!isReadableUser(user)) return false;
  const body: unknown = await list.json();
  const apps = readApps(body);
  const page = templateOf(overviewId(language));
  if (apps === undefined || apps.length === 0 || page === undefined) return false;
  frame.querySelector("main header")?.replaceWith(fillPage(page, apps, language, overviewActivity));
  globalThis.earlyAnswers = { session: { subject, generation }, config, user, apps: body };
  return true;
};

/** Until the console follows it, a session that ends or changes in another tab ends here too, as it does there. */
const followSession = (frame: HTMLElement, { subject }: SignedIn) => {
  const controller = new AbortController();
  globalThis.earlyFollowing = controller;
  const channel = openSessionChannel();
  const check = async (signal: SessionSignal) => {
    const session = await readStoredSession();
    if (!controller.signal.aborted && session?.subject !== subject) {
      frame.remove();
      if (session !== undefined) return location.reload();
      // As in the console: after a sign-out nothing is kept.
      if (signal !== "signed-out")
        attempt(() =>
          sessionStorage.setItem(
            tabPrefix + tabKeys.wanted,
            location.pathname + location.search + location.hash,
          ),
        );
      location.replace("/");
    }
  };
  controller.signal.addEventListener("abort", () => channel?.close());
  listenToSession(channel, (signal) => void check(signal), controller.signal);
};

/** Resolves once what is shown now is painted; a hidden page is not. */
const nextPaint = (): Promise<void> =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Ends when the frame is painted and the requests are sent. Once the console has begun, it does nothing more. */
const prepare = async ({ catalogues, pages }: StartPlan, hasBegun: () => boolean) => {
  const page = findPage(pages, location.pathname);
  for (const file of [catalogues[language], ...(page?.files ?? [])]) void preload(file);
  if (page === undefined) return;
  const session = await storedSession;
  if (session === undefined || hasBegun()) return;
  const frame = showFrame(page, language, isMinimized);
  if (frame !== undefined) {
    followClicks(frame, pages);
    noteKeys(hasShortcuts);
    followSession(frame, session);
  }
  const painted = nextPaint();
  const known = await settings;
  if (hasBegun()) return;
  const { appName, apiBaseUrl } = known;
  const isUsable = apiBaseUrl !== undefined && isSecureUrl(apiBaseUrl);
  const data = isUsable ? requestData(page, session.tokens, apiBaseUrl) : undefined;
  if (appName !== undefined) frame?.querySelector("nav > a span span")?.replaceChildren(appName);
  let hasAnswers = false;
  const isListShown = data
    ?.then((answers) => {
      hasAnswers = true;
      return frame !== undefined && showList(frame, answers, session, known);
    })
    .catch(() => false);
  await painted;
  // Evaluating the console's code would delay a list whose answer is there.
  if (hasAnswers && (await isListShown)) await nextPaint();
};

/** Milliseconds that the console waits, since evaluating its code would delay the frame and the requests. */
const maxPreparation = 500;

const prepared = (plan: StartPlan) =>
  new Promise<void>((resolve) => {
    let hasBegun = false;
    const end = () => {
      hasBegun = true;
      resolve();
    };
    // The console starts whatever this did not.
    prepare(plan, () => hasBegun).then(end, end);
    setTimeout(end, maxPreparation);
  });

const run = (script: Node) =>
  new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });

/**
 * The document contains the console's scripts in a template, so that the browser checks their integrity. Between them it
 * can paint the list.
 */
const begin = async () => {
  for (const script of templateOf(consoleScriptsId)?.childNodes ?? []) await run(script.cloneNode());
  // A module that throws while it is evaluated is loaded too.
  if (globalThis.hasConsoleBegun !== true) throw new Error("The console's code failed");
};

const start = () => {
  document.querySelector(`#${notStartedId}`)?.remove();
  if (refuseOldBrowser(language)) return removeLogo();
  const plan = readPlan();
  if (plan) prepared(plan).then(begin).catch(showStartFailure);
};

// The script runs before the document's body is parsed.
document.addEventListener("DOMContentLoaded", start);
