/**
 * Begins the console. Sets the document's look before the first paint. For a signed-in person it shows the frame first,
 * and requests what the page will need: its code, its messages, the configuration and its first data. The console takes
 * the responses over (services/earlyHttp.ts). See docs/decisions/0021.
 */
import { config, storedTokens } from "./services/earlyReads.ts";
import { isSecureUrl } from "./domain/secureUrl.ts";
import { refuseOldBrowser } from "./services/browserCheck.ts";
import { language, mode, stored } from "./services/documentLook.ts";
import { fillPage, isReadableUser, isWholeList, readApps } from "./app/earlyList.ts";
import { isShortcut } from "./ui/isShortcut.ts";
import { isTyped, typedAfter } from "./features/palette/typedAfter.ts";
import { requestInit, startEarlyRequest } from "./services/earlyRequests.ts";
import { showStartFailure } from "./services/startFailure.ts";
import { storageKeys } from "./services/storageKeys.ts";
import type { StoredTokens } from "./services/storedSession.ts";
import {
  clickedAttribute,
  consoleScriptsId,
  findPage,
  frameId,
  modeIconId,
  notStartedId,
  overviewId,
  prerenderedFrameId,
  type StartPage,
  type StartPlan,
  startPlanId,
  typedAttribute,
} from "./services/startPlan.ts";

const preload = (href: string) => {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "anonymous";
  link.href = href;
  document.head.append(link);
};

const textOf = (settings: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof settings === "object" && settings !== null ? Reflect.get(settings, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

const readConfig = async () => {
  const response = await config;
  // The console reads the response itself.
  const settings: unknown = response.ok ? await response.clone().json() : undefined;
  const apiBaseUrl = textOf(settings, "apiBaseUrl");
  return {
    appName: textOf(settings, "appName"),
    apiBaseUrl: apiBaseUrl !== undefined && isSecureUrl(apiBaseUrl) ? apiBaseUrl : undefined,
  };
};

/** What the early script needs of the configuration. The console decodes all of it, and reports a failure. */
const settings = readConfig();
settings.catch(() => undefined);

/** The document's own, which the frame or a message replaces. */
const removeLogo = () => {
  const root = document.querySelector("#root");
  // Old browsers have no `replaceChildren`.
  if (root) root.textContent = "";
};

/** Shows the frame. Called only when there are tokens, so that it does not flash for anyone else. */
const showFrame = ({ title, purpose, back, current }: StartPage) => {
  const isMinimized = stored(storageKeys.minimized) === "true";
  const template = document.querySelector<HTMLTemplateElement>(`#${frameId(language, isMinimized)}`);
  if (template === null) return undefined;
  const frame = document.createElement("div");
  frame.id = prerenderedFrameId;
  frame.setAttribute("aria-hidden", "true");
  // The console's page is inserted above it, and must not be scrolled past.
  frame.style.setProperty("overflow-anchor", "none");
  frame.append(template.content.cloneNode(true));
  const heading = frame.querySelector("h1");
  if (heading) heading.textContent = title[language];
  const description = frame.querySelector("main header p");
  if (purpose === undefined) description?.remove();
  else if (description) description.textContent = purpose[language];
  const backLink = frame.querySelector("main header a");
  if (back === undefined) backLink?.remove();
  else backLink?.lastChild?.replaceWith(back.name[language]);
  if (mode !== undefined) {
    const icon = document.querySelector<HTMLTemplateElement>(`#${modeIconId(mode)}`);
    if (icon) frame.querySelector("svg.lucide-monitor")?.replaceWith(icon.content.cloneNode(true));
  }
  if (current)
    frame.querySelector(`nav ul a[href="${current.href}"]`)?.setAttribute("aria-current", current.as);
  removeLogo();
  document.body.append(frame);
  return frame;
};

/** The answers to the page's calls. The console reads the responses themselves. */
const requestData = ({ calls }: StartPage, tokens: StoredTokens, apiBaseUrl: string) =>
  Promise.all(
    calls.map(async (call) => {
      const url = new URL(apiBaseUrl.replace(/\/$/, "") + call).href;
      const authorization = `${tokens.token_type} ${tokens.access_token}`;
      return (await startEarlyRequest(url, authorization, requestInit)).clone();
    }),
  );

/**
 * Shows the page with its list. False if that is left to the console, as for an address with a search, filter or order,
 * or a call that failed.
 */
const showList = async (frame: HTMLElement, { calls, list }: StartPage, answers: ReadonlyArray<Response>) => {
  if (list === undefined || !isWholeList(location.search)) return false;
  if (!answers.every(({ ok }) => ok)) return false;
  if (!isReadableUser(await answers[0]?.json())) return false;
  const apps = readApps(await answers[calls.indexOf(list)]?.json());
  const template = document.querySelector<HTMLTemplateElement>(`#${overviewId(language)}`);
  if (apps === undefined || apps.length === 0 || template === null) return false;
  frame.querySelector("main header")?.replaceWith(fillPage(template.content, apps, language));
  return true;
};

/**
 * Remembers the link that was clicked, and loads its page's code: the console goes there as soon as it has started. A
 * mouse button counts when it goes down, since the frame may be gone when it goes up.
 */
const followClicks = (frame: HTMLElement, pages: StartPlan["pages"]) => {
  const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);
  const remember = (link: HTMLAnchorElement | null) => {
    frame.querySelector(`[${clickedAttribute}]`)?.removeAttribute(clickedAttribute);
    link?.setAttribute(clickedAttribute, "");
    frame.style.cursor = link ? "progress" : "";
    for (const file of (link && findPage(pages, link.pathname)?.files) ?? []) preload(file);
  };
  const isPlain = (event: MouseEvent) =>
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  frame.addEventListener("mousedown", (event) => isPlain(event) && remember(linkAt(event)));
  frame.addEventListener("mouseup", (event) => {
    if (isPlain(event) && linkAt(event)?.hasAttribute(clickedAttribute) !== true) remember(null);
  });
  // A link that is dragged is not clicked, and gets no `mouseup`.
  frame.addEventListener("dragstart", () => remember(null));
  frame.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (link === null || !isPlain(event)) return;
    event.preventDefault();
    remember(link);
  });
};

/** Remembers the palette's shortcut and what is typed after it, for the console. */
const followKeys = (frame: HTMLElement) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame.isConnected) return document.removeEventListener("keydown", onKeyDown);
    const typed = frame.getAttribute(typedAttribute);
    const isOpening = isShortcut(event, "k");
    if (!isOpening && (typed === null || !isTyped(event))) return;
    event.preventDefault();
    const next = isOpening || typed === null ? "" : typedAfter(typed, event);
    if (next === undefined) frame.removeAttribute(typedAttribute);
    else frame.setAttribute(typedAttribute, next);
  };
  document.addEventListener("keydown", onKeyDown);
};

/** A hidden page is not painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** Ends when the frame is painted and the requests are sent. Once the console has begun, it does nothing more. */
const prepare = async ({ catalogues, pages }: StartPlan, hasBegun: () => boolean) => {
  const page = findPage(pages, location.pathname);
  for (const file of [catalogues[language], ...(page?.files ?? [])]) preload(file);
  if (page === undefined) return;
  const tokens = await storedTokens;
  if (tokens === undefined || hasBegun()) return;
  const frame = showFrame(page);
  if (frame !== undefined) {
    followClicks(frame, pages);
    followKeys(frame);
  }
  const painted = nextPaint();
  const { appName, apiBaseUrl } = await settings;
  if (hasBegun()) return;
  const data = apiBaseUrl === undefined ? undefined : requestData(page, tokens, apiBaseUrl);
  const name = frame?.querySelector("nav > a span span");
  if (name && appName !== undefined) name.textContent = appName;
  let hasAnswers = false;
  const isListShown = data
    ?.then((answers) => {
      hasAnswers = true;
      return frame !== undefined && showList(frame, page, answers);
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
  const scripts =
    document.querySelector<HTMLTemplateElement>(`#${consoleScriptsId}`)?.content.childNodes ?? [];
  for (const script of scripts) await run(script.cloneNode());
  // A module that throws while it is evaluated is loaded too.
  if (globalThis.hasConsoleBegun !== true) throw new Error("The console's code failed");
};

const start = () => {
  document.querySelector(`#${notStartedId}`)?.remove();
  if (refuseOldBrowser(language)) return removeLogo();
  const plan = document.querySelector(`#${startPlanId}`)?.textContent;
  if (plan)
    prepared(JSON.parse(plan) as StartPlan)
      .then(begin)
      .catch(showStartFailure);
};

// The script runs before the document's body is parsed.
document.addEventListener("DOMContentLoaded", start);
