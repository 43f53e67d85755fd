/** The pages that the early script prepares. Only the build evaluates this module. Paths come from the contract. */
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { apiPrefix } from "#schemas/apiOf.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import { maxPageSize } from "#schemas/pages.ts";
import { ThemesApi } from "#schemas/themes/ThemesApi.ts";
import { ariaCurrent, navigationItems } from "./app/navigation.ts";
import { messages as common } from "./i18n/messages.en.ts";
import type { Message } from "./i18n/messages.ts";
import { devRoute } from "./routes/administer.analytics.dev.tsx";
import { segmentsRoute } from "./routes/administer.analytics.segments.tsx";
import { appRoute } from "./routes/administer.my-apps.tsx";
import { overviewRoute } from "./routes/administer.overview.tsx";
import { themeRoute } from "./routes/administer.themes.theme.tsx";
import { themesRoute } from "./routes/administer.themes.tsx";
import type { StartPage } from "./services/startPlan.ts";
import { usersRoute } from "./routes/administer.users.tsx";
import { statisticsRoute } from "./routes/administer.users.statistics.tsx";

interface Endpoint {
  readonly path: string;
}

const callTo = (endpoint: Endpoint | undefined) => {
  if (endpoint === undefined) throw new Error("startPages.ts names a call that the contract does not have");
  return apiPrefix + endpoint.path.replaceAll(":", "$");
};
const listOf = (endpoint: Endpoint | undefined) => `${callTo(endpoint)}?page=0&size=${maxPageSize}`;

const me = callTo(AdminsApi.endpoints["me"]);
const apps = listOf(AppsApi.endpoints["list"]);
const secrets = listOf(ClientSecretsApi.endpoints["list"]);
const themes = listOf(ThemesApi.endpoints["list"]);

interface Route {
  readonly options: {
    readonly path?: string;
    readonly staticData?: {
      readonly title?: Message;
      readonly purpose?: Message;
      readonly back?: { readonly href: string; readonly name: Message };
    };
  };
}

interface PageToStart extends Omit<StartPage, "title" | "purpose" | "back" | "files"> {
  readonly title: Message;
  readonly purpose?: Message;
  readonly back?: { readonly href: string; readonly name: Message };
  /** The page's code that is not the console's, by its names in the build's manifest. */
  readonly modules: ReadonlyArray<string>;
}

const page = (route: Route, modules: ReadonlyArray<string>, ...calls: ReadonlyArray<string>): PageToStart => {
  const path = `/administer/${route.options.path ?? ""}`;
  const item = navigationItems.find((each) => ariaCurrent(path, each) !== undefined);
  const as = item && ariaCurrent(path, item);
  const { title = common.loading, purpose, back } = route.options.staticData ?? {};
  return {
    path,
    title,
    ...(purpose && { purpose }),
    ...(back && { back }),
    ...(item && as && { current: { href: item.href, as } }),
    modules,
    calls: [me, ...calls],
  };
};

const drawing = "src/ui/chart/VegaDrawing.tsx";

export const startPages: ReadonlyArray<PageToStart> = [
  { ...page(overviewRoute, [], apps), list: apps },
  page(appRoute, ["src/routes/administer.my-apps.page.tsx"], secrets),
  page(usersRoute, ["src/features/admins/UsersPage.tsx"]),
  page(statisticsRoute, ["src/features/metrics/StatisticsPage.tsx", drawing], apps),
  page(segmentsRoute, ["src/features/metrics/SegmentsPage.tsx", drawing], apps),
  page(devRoute, ["src/routes/administer.analytics.dev.page.tsx"], apps),
  page(themesRoute, ["src/routes/administer.themes.page.tsx"], themes),
  page(themeRoute, ["src/routes/administer.themes.theme.lazy.ts"], themes),
];
