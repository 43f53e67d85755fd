/**
 * The frame that is shown until the console's first page: navigation, top bar and the page's title, of templates that the
 * build has rendered. Of what a person does in it, the links that are clicked count.
 */
import { type Language, languageOf } from "#schemas/languages.ts";
import { frameId, shownFrameId, startFailureId, templateOf } from "./documentIds.ts";
import { discardEarlyRequests } from "./earlyRequests.ts";
import { endEarlyFollowing } from "./handOver.ts";
import { findPage, preload, type StartPage, type StartPlan } from "./startPlan.ts";

/** Set on the link that was clicked last. */
const clickedAttribute = "data-clicked";

const shownFrame = () => document.querySelector<HTMLElement>(`#${shownFrameId}`);

/** The document's own logo, which the frame or a message replaces. */
export const removeLogo = (): void => {
  const root = document.querySelector("#root");
  // Old browsers have no `replaceChildren`.
  if (root) root.textContent = "";
};

const setHead = (frame: HTMLElement, { title, purpose, back, hasBar }: StartPage, language: Language) => {
  frame.querySelector("main header")?.toggleAttribute("data-bar", hasBar);
  frame.querySelector("h1")?.replaceChildren(title[language]);
  const description = frame.querySelector("main header p");
  if (purpose === undefined) description?.remove();
  else description?.replaceChildren(purpose[language]);
  const backLink = frame.querySelector("main header a");
  if (back === undefined) backLink?.remove();
  else backLink?.lastChild?.replaceWith(back.name[language]);
};

/** Called only when there are tokens, so that the frame does not flash for anyone else. */
export const showFrame = (page: StartPage, language: Language, isMinimized: boolean) => {
  const content = templateOf(frameId(language));
  if (content === undefined) return undefined;
  const frame = document.createElement("div");
  frame.id = shownFrameId;
  frame.setAttribute("aria-hidden", "true");
  // The console's page is inserted above it, and must not be scrolled past.
  frame.style.setProperty("overflow-anchor", "none");
  frame.append(content.cloneNode(true));
  frame.firstElementChild?.toggleAttribute("data-minimized", isMinimized);
  setHead(frame, page, language);
  const { current } = page;
  if (current)
    frame.querySelector(`nav ul a[href="${current.href}"]`)?.setAttribute("aria-current", current.as);
  removeLogo();
  document.body.append(frame);
  return frame;
};

/**
 * Remembers the link that was clicked, and loads its page's code: the console goes there as soon as it has started. A
 * mouse button counts when it goes down, since the frame may be gone when it goes up.
 */
export const followClicks = (frame: HTMLElement, pages: StartPlan["pages"]): void => {
  const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest("a") : null);
  const remember = (link: HTMLAnchorElement | null) => {
    frame.querySelector(`[${clickedAttribute}]`)?.removeAttribute(clickedAttribute);
    link?.setAttribute(clickedAttribute, "");
    frame.style.cursor = link ? "progress" : "";
    for (const file of (link && findPage(pages, link.pathname)?.files) ?? []) void preload(file);
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

/** Whether the frame shows the page's list already. */
export const hasEarlyList = (): boolean => Boolean(shownFrame()?.querySelector("tbody"));

/** Returns the address of the link that was clicked last. */
export const removeFrame = (): string | undefined => {
  const frame = shownFrame();
  frame?.remove();
  return frame?.querySelector(`[${clickedAttribute}]`)?.getAttribute("href") ?? undefined;
};

/* The page that is shown when the console, or the code of its error pages, does not load. */

/** In the document's language; undefined in development, where the build has written none. */
export const startFailurePage = (): Node | undefined =>
  templateOf(startFailureId(languageOf(document.documentElement.lang)))?.cloneNode(true);

/** Needed after a network failure, or in a browser that lacks what the code uses. */
export const showStartFailure = (): void => {
  removeFrame();
  discardEarlyRequests();
  endEarlyFollowing();
  document.body.append(startFailurePage() ?? "");
};
