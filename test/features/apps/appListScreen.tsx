/** The list of apps in the browser, and what a person finds of it. */
import { useState } from "react";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppFacts,
  type AppListParameters,
  type AppListSearch,
  countsOf,
  readAppListSearch,
} from "#src/domain/apps/appList.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
import { AppViews } from "#src/features/apps/list/AppViews.tsx";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { Skeleton } from "#src/ui/loading.tsx";
import { i18nIn } from "#test/support/i18nIn.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

export const app = (name: string, day: number, status = "enabled") => ({
  id: `app_${name}`,
  name,
  status,
  creationDate: `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`,
});

export const four = [app("Anchor", 3), app("Balance", 1), app("Calm", 4), app("Drift", 2, "disabled")];
const users = (active: number, activeBefore = active, newUsers = 0) => ({
  activity: { active, activeBefore, newUsers },
});
const valid = { secrets: { state: "valid", count: 0 } } as const;
const facts = new Map<string, AppFacts>([
  ["app_Anchor", { ...users(50, 50, 7), ...valid }],
  ["app_Balance", { ...users(70), secrets: { state: "soon", at: { epochMillis: 2 }, count: 1 } }],
  ["app_Calm", { ...users(10, 100), ...valid }],
]);

const today = Date.UTC(2026, 10, 25);

interface Opened {
  readonly apps?: ReadonlyArray<ReturnType<typeof app>>;
  readonly search?: AppListSearch;
  /** Of the apps without facts. */
  readonly others?: "pending" | "failed";
  readonly hasActivity?: boolean;
  readonly language?: "en" | "de";
  /** The server's answer instead of the apps. */
  readonly answer?: () => Response | Promise<Response>;
  /** What is shown then. */
  readonly shows?: RegExp;
}

export const openAppList = async ({
  apps = four,
  search: first = {},
  others = "failed",
  hasActivity = true,
  language = "en",
  answer = () => json({ content: apps }),
  shows = /foot of|No apps yet/u,
}: Opened = {}) => {
  const server = smallServer({ "/api/v1/apps": answer });
  const tab = await signedInScreen(server);
  tab.store.set(i18nAtom, await i18nIn(language));
  const onOpen = vi.fn<(app: App) => void>();
  const chosen = vi.fn<(search: AppListSearch) => void>();
  function List() {
    const [search, setSearch] = useState(first);
    const change = (parameters: AppListParameters) => {
      const next = readAppListSearch({ ...search, ...parameters });
      chosen(next);
      setSearch(next);
    };
    const of = (id: string) => facts.get(id) ?? { secrets: others, activity: others };
    return (
      <AppList
        search={search}
        onChange={change}
        onOpen={onOpen}
        action={<button type="button">First app</button>}
        late={{
          ...(hasActivity && { newUsers: () => "new users", activity: () => "active users" }),
          secrets: () => <Skeleton shape="word" />,
        }}
        facts={{ today, of }}
        views={(found, isAsked) => (
          <AppViews
            counts={countsOf(found, { today, of })}
            isAsked={isAsked}
            view={search.view ?? "all"}
            onChange={(view) => change({ view: view === "all" ? undefined : view })}
          />
        )}
        menu={() => null}
        secrets={(all) => `secrets of ${all.length}`}
        notice={null}
        foot={(all) => `foot of ${all.length}`}
      />
    );
  }
  const screen = await tab.show(<List />);
  const field = screen.getByRole("searchbox", { name: "Search apps" });
  await expect.poll(() => screen.container.textContent).toMatch(shows);
  return {
    screen,
    field,
    chosen: () => chosen.mock.calls.map(([{ search }]) => search),
    search: () => chosen.mock.lastCall?.[0] ?? first,
    opened: () => onOpen.mock.calls.map(([{ name }]) => name),
    shown: () => /foot of (\d+)/u.exec(screen.container.textContent)?.[1],
    views: () =>
      screen
        .getByRole("radio")
        .elements()
        .map((radio) => radio.parentElement?.textContent),
    names: () =>
      screen
        .getByRole("rowheader")
        .elements()
        .map(({ textContent }) => textContent.trim()),
    orders: async () => {
      await screen.getByRole("button", { name: /Sort/ }).click();
      await expect.element(page.getByRole("menu")).toBeVisible();
      return page.getByRole("menuitemradio").elements();
    },
  };
};
