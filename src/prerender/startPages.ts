/** The pages that the early script prepares, as their routes describe them (`staticData`). Only the build evaluates this. */
import type { StaticDataRouteOption } from "@tanstack/react-router";
import { Api } from "#schemas/Api.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { ariaCurrent, navigationItems } from "#src/app/navigation.ts";
import { routeTree } from "#src/app/router.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { StartPage } from "#src/start/startPlan.ts";

export interface PageToStart extends Omit<StartPage, "title" | "purpose" | "back" | "files"> {
  readonly title: Message;
  readonly purpose?: Message;
  readonly back?: { readonly href: string; readonly name: Message };
  /** The page's code that is not the console's, by its names in the build's manifest. */
  readonly code: ReadonlyArray<string>;
}

const endpoints: ReadonlyMap<string, string> = new Map(
  Object.values(Api.groups).flatMap((group) =>
    Object.values(
      group.endpoints as Readonly<Record<string, { readonly name: string; readonly path: string }>>,
    ).map(({ name, path }) => [`${group.identifier}.${name}`, path] as const),
  ),
);

const addressOf = (call: string): string => {
  const path = endpoints.get(call);
  if (path === undefined) throw new Error(`The contract has no call ${call}`);
  const address = path.replaceAll(":", "$");
  return call === "admins.me" ? address : `${address}?page=0&size=${maxPageSize}`;
};

/** What this module needs of a route, whatever its types of parameters and data are. */
interface PageRoute {
  readonly options: { readonly path?: string; readonly staticData?: StaticDataRouteOption };
  readonly children?: Readonly<Record<string, PageRoute>>;
}

const pageOf = (route: PageRoute): ReadonlyArray<PageToStart> => {
  const { path: below, staticData } = route.options;
  const { title, purpose, back, start } = staticData ?? {};
  if (below === undefined || start === undefined || title === undefined) return [];
  const path = `/administer/${below}`;
  const item = navigationItems.find((each) => ariaCurrent(path, each) !== undefined);
  const as = item && ariaCurrent(path, item);
  const { calls = [], code = [], hasList = false, hasBar = false } = start;
  return [
    {
      path,
      title,
      ...(purpose && !hasBar && { purpose }),
      ...(back && { back }),
      ...(item && as && { current: { href: item.href, as } }),
      calls: ["admins.me", ...calls].map(addressOf),
      hasList,
      hasBar,
      code,
    },
  ];
};

const pagesBelow = (route: PageRoute): ReadonlyArray<PageToStart> => [
  ...pageOf(route),
  ...Object.values(route.children ?? {}).flatMap(pagesBelow),
];

export const startPages = pagesBelow(routeTree as unknown as PageRoute);
