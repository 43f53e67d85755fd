/**
 * Begins the console, before the first paint. For a signed-in person it shows the frame first, and requests what the
 * page will need: its code, its messages, the configuration and its first data. The console takes the responses over
 * (services/earlyHttp.ts). See docs/decisions/0021.
 */
import { language, mode, stored } from "./documentLook.ts";
import { isSecureUrl } from "./domain/secureUrl.ts";
import { requestInit, startEarlyRequest } from "./services/earlyRequests.ts";
import { storageKeys } from "./services/storageKeys.ts";
import { type StoredTokens, storedTokens } from "./services/storedSession.ts";
import {
  findPage,
  frameId,
  modeIconId,
  prerenderedFrameId,
  removePrerenderedFrame,
  type StartPage,
  type StartPlan,
  startPlanId,
} from "./services/startPlan.ts";

const preload = (href: string) => {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "anonymous";
  link.href = href;
  document.head.append(link);
};

const readBaseUrl = async (config: Promise<Response>): Promise<string | undefined> => {
  // The console reads the response itself.
  const settings: unknown = await (await config).clone().json();
  if (typeof settings !== "object" || settings === null || !("apiBaseUrl" in settings)) return undefined;
  const { apiBaseUrl } = settings;
  return typeof apiBaseUrl === "string" && isSecureUrl(apiBaseUrl) ? apiBaseUrl : undefined;
};

/** Only a script that has found tokens shows the frame: nobody else sees it flash. */
const showFrame = ({ title, back, current }: StartPage) => {
  const isMinimized = stored(storageKeys.minimized) === "true";
  const template = document.querySelector<HTMLTemplateElement>(`#${frameId(language, isMinimized)}`);
  if (template === null) return;
  const frame = document.createElement("div");
  frame.id = prerenderedFrameId;
  // Its buttons do nothing yet.
  frame.inert = true;
  frame.ariaHidden = "true";
  frame.append(template.content.cloneNode(true));
  const heading = frame.querySelector("h1");
  if (heading) heading.textContent = title[language];
  const backLink = frame.querySelector("main header a");
  if (back === undefined) backLink?.remove();
  else backLink?.lastChild?.replaceWith(back.name[language]);
  if (mode !== undefined) {
    const icon = document.querySelector<HTMLTemplateElement>(`#${modeIconId(mode)}`);
    if (icon) frame.querySelector("svg.lucide-monitor")?.replaceWith(icon.content.cloneNode(true));
  }
  frame
    .querySelector(`nav ul a[href="${current?.href}"]`)
    ?.setAttribute("aria-current", current?.as ?? "page");
  document.body.append(frame);
};

const requestData = async ({ calls }: StartPage, tokens: StoredTokens, config: Promise<Response>) => {
  const baseUrl = await readBaseUrl(config);
  if (baseUrl === undefined) return;
  for (const call of calls) {
    const url = new URL(baseUrl.replace(/\/$/, "") + call).href;
    void startEarlyRequest(url, `${tokens.token_type} ${tokens.access_token}`, requestInit);
  }
};

/** At most 250 ms, as a hidden page is never painted, and a slow configuration is the console's to wait for. */
const soon = (work: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 250);
    void work.then(
      () => resolve(),
      () => resolve(),
    );
  });

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Evaluating the console's code takes long enough to delay the frame and the requests: it comes after them. */
const prepare = async ({ catalogues, pages }: StartPlan) => {
  const page = findPage(pages, location.pathname);
  for (const file of [catalogues[language], ...(page?.files ?? [])]) preload(file);
  if (page === undefined) return;
  const config = startEarlyRequest(new URL("/config.json", location.href).href, null);
  const tokens = await storedTokens();
  if (tokens === undefined) return;
  showFrame(page);
  await soon(Promise.all([requestData(page, tokens, config), nextPaint()]));
};

/** A network failure, or a browser that does not know what the code uses. */
const showFailure = (message: string) => {
  removePrerenderedFrame();
  const sentence = document.createElement("p");
  sentence.role = "alert";
  sentence.textContent = message;
  document.body.append(sentence);
};

const start = async (plan: StartPlan) => {
  // What it does not start, the console does.
  await prepare(plan).catch(() => undefined);
  try {
    // Preloaded by the document, with its integrity.
    await import(/* @vite-ignore */ plan.console);
  } catch (error) {
    showFailure(plan.failure[language]);
    console.error(String(error));
  }
};

const plan = document.querySelector(`#${startPlanId}`);
if (plan !== null) void start(JSON.parse(plan.textContent) as StartPlan);
