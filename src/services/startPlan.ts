/** What the early script starts for each page: written into app.html by the build, see src/startPages.ts. Without imports. */

type Language = "en" | "de";

export interface StartPage {
  /** `/administer/my-apps/$appId` */
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The line under the title. */
  readonly purpose?: Readonly<Record<Language, string>>;
  /** The navigation item that is current on this page, with its value of `aria-current`. */
  readonly current?: { readonly href: string; readonly as: "page" | "true" };
  /** The back link above the title. */
  readonly back?: { readonly href: string; readonly name: Readonly<Record<Language, string>> };
  /** Paths of the calls that the page begins with, with the parameters of `path`; first that of the current user. */
  readonly calls: ReadonlyArray<string>;
  /** The call whose answer is the list of apps, on the page that shows it. */
  readonly list?: string;
  /** The files of the page's code. */
  readonly files: ReadonlyArray<string>;
}

export interface StartPlan {
  /** The files of the messages, by language. */
  readonly catalogues: Readonly<Record<Language, string>>;
  readonly pages: ReadonlyArray<StartPage>;
}

declare global {
  /** Set by the console once all of its code is evaluated. */
  var hasConsoleBegun: true | undefined;
}

/** Ids in app.html. */
export const startPlanId = "start-plan";
export const consoleScriptsId = "console-scripts";
export const prerenderedFrameId = "prerendered-frame";
export const frameId = (language: Language, isMinimized: boolean): string =>
  `frame-${language}${isMinimized ? "-minimized" : ""}`;

/** The overview with its list, which `fillPage` fills. */
export const overviewId = (language: Language): string => `overview-${language}`;

/** What the document shows if the early script does not run. */
export const notStartedId = "not-started";

/** The page that is shown when the console does not start. */
export const startFailureId = (language: Language): string => `start-failure-${language}`;
/** An icon of the colour mode, which replaces that of the system's mode. */
export const modeIconId = (mode: "light" | "dark"): string => `icon-${mode}`;

const prerenderedFrame = () => document.querySelector<HTMLElement>(`#${prerenderedFrameId}`);

/** Set on the link of the prerendered frame that was clicked last. */
export const clickedAttribute = "data-clicked";

/** Set on the prerendered frame by the palette's shortcut; what was typed since. */
export const typedAttribute = "data-typed";

/** Whether the prerendered frame shows the page's list already. */
export const hasPrerenderedList = (): boolean => Boolean(prerenderedFrame()?.querySelector("tbody"));

/** The document's templates are of no use once the console shows its first page. */
export const removeTemplates = (): void => {
  for (const template of document.querySelectorAll("template")) template.remove();
};

/** Returns what was done in the frame: the address of the link that was clicked last, and the palette's text. */
export const removePrerenderedFrame = (): { clicked: string | undefined; typed: string | undefined } => {
  const frame = prerenderedFrame();
  frame?.remove();
  return {
    clicked: frame?.querySelector(`[${clickedAttribute}]`)?.getAttribute("href") ?? undefined,
    typed: frame?.getAttribute(typedAttribute) ?? undefined,
  };
};

/** A segment of the address as the console's calls encode it; undefined if it is not a valid id. */
const encodedId = (segment: string): string | undefined => {
  try {
    const id = decodeURIComponent(segment);
    return /^(?!\.{1,2}$)[^/\p{C}]{1,256}$/u.test(id) ? encodeURIComponent(id) : undefined;
  } catch {
    return undefined;
  }
};

/** The values of the parameters of `path` in `pathname`, by name with its `$`; undefined for another path. */
const match = (path: string, pathname: string): ReadonlyMap<string, string> | undefined => {
  const names = path.split("/");
  const segments = pathname.split("/");
  const values = segments.map((segment, index) =>
    names[index]?.startsWith("$") ? encodedId(segment) : segment,
  );
  const isMatch = (name: string, index: number) =>
    name.startsWith("$") ? values[index] !== undefined : name === values[index];
  if (names.length !== values.length || !names.every(isMatch)) return undefined;
  return new Map(
    names.flatMap((name, index) => (name.startsWith("$") ? [[name, values[index] ?? ""] as const] : [])),
  );
};

/** The page at an address. Its calls contain the parameters of the address. */
export const findPage = (pages: ReadonlyArray<StartPage>, pathname: string): StartPage | undefined => {
  for (const page of pages) {
    const params = match(page.path, pathname);
    if (params === undefined) continue;
    const fill = (call: string) => call.replaceAll(/\$\w+/g, (name) => params.get(name) ?? name);
    return { ...page, calls: page.calls.map(fill) };
  }
  return undefined;
};
