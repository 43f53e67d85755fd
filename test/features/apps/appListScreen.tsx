/** The list of apps in the browser, and what a person finds of it. */
import { useState } from "react";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import type { App } from "#schemas/apps/App.ts";
import { type AppFacts, type AppListSearch, readAppListSearch } from "#src/domain/apps/appList.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
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
const falling: AppFacts = { activity: { active: 10, previous: 100 }, secrets: { state: "valid" } };
export const facts = new Map<string, AppFacts>([
  ["app_Anchor", { activity: { active: 50, previous: 50 }, secrets: { state: "valid" } }],
  [
    "app_Balance",
    { activity: { active: 70, previous: 70 }, secrets: { state: "soon", at: { epochMillis: 2 } } },
  ],
  ["app_Calm", falling],
]);

export const today = Date.UTC(2026, 10, 25);

interface Opened {
  readonly apps?: ReadonlyArray<ReturnType<typeof app>>;
  readonly search?: AppListSearch;
  readonly isPending?: boolean;
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
  isPending = false,
  hasActivity = true,
  language = "en",
  answer = () => json({ content: apps }),
  shows = /notice of|No apps yet/u,
}: Opened = {}) => {
  const server = smallServer({ "/api/v1/apps": answer });
  const tab = await signedInScreen(server);
  tab.store.set(i18nAtom, await i18nIn(language));
  const onOpen = vi.fn<(app: App) => void>();
  const chosen = vi.fn<(search: AppListSearch) => void>();
  function List() {
    const [search, setSearch] = useState(first);
    return (
      <AppList
        search={search}
        onChange={(change) => {
          const next = readAppListSearch({ ...search, ...change });
          chosen(next);
          setSearch(next);
        }}
        onOpen={onOpen}
        action={<button type="button">First app</button>}
        late={{
          activity: hasActivity ? () => "active users" : undefined,
          secrets: () => <Skeleton shape="word" />,
        }}
        facts={{ byId: facts, today, isPending: (id) => isPending && !facts.has(id) }}
        menu={() => null}
        secrets={(all) => `secrets of ${all.length}`}
        notice={(all) => `notice of ${all.length}`}
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
    count: () =>
      screen
        .getByRole("paragraph")
        .filter({ hasText: /^\d.*apps?$/u })
        .element().textContent,
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
