/** What the early script starts for each page: written into app.html by the build, see prerender/startPages.ts. */
import type { Language } from "#schemas/languages.ts";
import { startPlanId } from "./documentIds.ts";

export interface StartPage {
  /** `/administer/my-apps/$appId` */
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly purpose?: Readonly<Record<Language, string>>;
  /** The navigation item that is current on this page, with its value of `aria-current`. */
  readonly current?: { readonly href: string; readonly as: "page" | "true" };
  readonly back?: { readonly href: string; readonly name: Readonly<Record<Language, string>> };
  /** Paths of the calls that the page begins with, with the parameters of `path`; first that of the current user. */
  readonly calls: ReadonlyArray<string>;
  /** Whether the page shows the list of apps: the answer to its second call. */
  readonly hasList: boolean;
  /** Whether its title is in the sticky bar at its top, which has no purpose. */
  readonly hasBar: boolean;
  readonly files: ReadonlyArray<string>;
}

export interface StartPlan {
  readonly catalogues: Readonly<Record<Language, string>>;
  readonly pages: ReadonlyArray<StartPage>;
}

declare global {
  /** Set by the console once all of its code is evaluated. */
  var hasConsoleBegun: true | undefined;
}

/** The plan that the build has written into app.html. None in development. */
export const readPlan = (): StartPlan | undefined => {
  const json = document.querySelector(`#${startPlanId}`)?.textContent;
  return json === undefined ? undefined : (JSON.parse(json) as StartPlan);
};

/** Fetches and compiles a script, without running it. Resolves when it has arrived or has failed, which its user reports. */
export const preload = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "anonymous";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });

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
