/** The list of apps: what it finds, how it is sorted, what it says about itself; and registering one more. */
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type AppListSearch, maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { AppViews } from "#src/features/apps/list/AppViews.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { expectAccessible } from "#test/support/accessible.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";
import { app, four, openAppList } from "./appListScreen.tsx";

beforeEach(() => page.viewport(1200, 800));

it("the address chooses the order, here the most active", async () => {
  const list = await openAppList({ search: { sort: "activity", order: "desc" } });
  expect(list.names()).toEqual(["Balance", "Anchor", "Calm", "Drift Disabled"]);
});

it.each<[header: string, ReadonlyArray<AppListSearch>]>([
  ["Name", [{ order: "desc" }, {}]],
  ["New", [{ sort: "newUsers", order: "desc" }, { sort: "newUsers" }]],
  ["Active", [{ sort: "activity", order: "desc" }, { sort: "activity" }]],
  ["Secrets", [{ sort: "secrets" }, { sort: "secrets", order: "desc" }]],
  ["Creation date", [{ sort: "creationDate" }, { sort: "creationDate", order: "desc" }]],
])("presses on the header %s sort the list, and its direction is announced", async (header, searches) => {
  const { screen, search } = await openAppList();
  const cell = screen.getByRole("columnheader", { name: header });
  for (const expected of searches) {
    await cell.getByRole("button").click();
    await expect.poll(search).toEqual(expected);
    await expect
      .element(cell)
      .toHaveAttribute("aria-sort", expected.order === "desc" ? "descending" : "ascending");
  }
  const sorted = screen
    .getByRole("columnheader")
    .elements()
    .map((each) => each.getAttribute("aria-sort"));
  expect(sorted.filter((direction) => direction !== "none")).toHaveLength(1);
});

it.each([
  [
    "en",
    "Name A to Z, Name Z to A, Most new users first, Most active users first, Fewest active users first, Most urgent secrets first, Newest first, Oldest first",
  ],
  [
    "de",
    "Name A bis Z, Name Z bis A, Die meisten Neuen zuerst, Die meisten Aktiven zuerst, Die wenigsten Aktiven zuerst, Dringendste Secrets zuerst, Neueste zuerst, Älteste zuerst",
  ],
] as const)("on a phone the orders are offered in the person's language: %s", async (language, offered) => {
  await page.viewport(390, 844);
  const { orders } = await openAppList({ language });
  const names = (await orders()).map(({ textContent }) => textContent.replace(",", ""));
  expect(names.join(", ")).toBe(offered);
});

it.each([
  ["Name, Z to A", { order: "desc" }],
  ["Most new users first", { sort: "newUsers", order: "desc" }],
  ["Fewest active users first", { sort: "activity" }],
  ["Newest first", { sort: "creationDate", order: "desc" }],
  ["Name, A to Z", {}],
])("the order “%s” of a phone's menu is the chosen one afterwards", async (order, expected) => {
  await page.viewport(390, 844);
  const { orders, search, screen } = await openAppList({ search: { sort: "secrets" } });
  await orders();
  await page.getByRole("menuitemradio", { name: order }).click();
  await expect.poll(search).toEqual(expected);
  await screen.getByRole("button", { name: /Sort/ }).click();
  await expect.element(page.getByRole("menuitemradio", { checked: true })).toHaveTextContent(order);
});

it.each([1200, 390])(
  "view and days are chosen at a width of %i, and left out of the address if they are usual",
  async (width) => {
    await page.viewport(width, 844);
    const { screen, search, views } = await openAppList();
    expect(views()).toEqual(["All4", "Need attention2", "Disabled1", "Secrets1"]);
    const days = screen.getByRole("combobox", { name: "Days" });
    expect(days.elements()).toHaveLength(1);
    await days.selectOptions("7 days");
    await expect.poll(search).toEqual({ period: "LAST_7_DAYS" });
    for (const [name, view] of [
      ["Need attention 2", "attention"],
      ["Disabled 1", "disabled"],
      ["Secrets 1", "secrets"],
    ] as const) {
      (screen.getByRole("radio", { name }).element() as HTMLElement).click();
      await expect.poll(search).toEqual({ period: "LAST_7_DAYS", view });
    }
    await expect.element(days).not.toBeInTheDocument();
    (screen.getByRole("radio", { name: "All 4" }).element() as HTMLElement).click();
    await days.selectOptions("30 days");
    await expect.poll(search).toEqual({});
  },
);

it.each([
  ["", []],
  ["  ", []],
  ["b", ["Balance"]],
  ["al", ["Balance"]],
  ["nothing", []],
])("Enter after %j opens the first app that was looked for", async (typed, opened) => {
  const list = await openAppList();
  await userEvent.fill(list.field, typed);
  await userEvent.keyboard("{Enter}");
  expect(list.opened()).toEqual(opened);
});

it("the address follows what is typed once, when the person pauses or leaves the field", async () => {
  const { field, chosen } = await openAppList();
  // On a busy machine, more than the pause passes between two letters.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const words of ["b", "ba", "bal"]) {
    await userEvent.fill(field, words);
    vi.advanceTimersByTime(149);
  }
  expect(chosen()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(chosen()).toEqual(["bal"]);
  await userEvent.fill(field, "c");
  await userEvent.tab();
  await userEvent.tab();
  vi.advanceTimersByTime(1000);
  expect(chosen()).toEqual(["bal", "c"]);
});

it("nothing found offers all apps again, and keeps the order", async () => {
  const search = { search: "zzz", view: "disabled", sort: "creationDate" } as const;
  const { screen, search: latest, names, field, views } = await openAppList({ search });
  expect(views()).toEqual(["All0", "Need attention0", "Disabled0", "Secrets0"]);
  expect(field.element().getAttribute("maxlength")).toBe("100");
  await expectAccessible();
  await screen.getByRole("button", { name: "Show all apps" }).click();
  await expect.poll(latest).toEqual({ sort: "creationDate" });
  await expect.poll(names).toHaveLength(4);
  await expect.element(field).toHaveValue("");
  await expect.poll(() => document.querySelector("[aria-live]")?.textContent).toBe("4 of 4 apps");
});

it("no app is said to fit only when all are checked", async () => {
  const apps = [app("Anchor", 1), app("Drift", 2)];
  const checking = await openAppList({ apps, search: { view: "attention" }, others: "pending" });
  expect(checking.screen.container.textContent).not.toContain("No matching apps");
  expect(checking.views()).toEqual(["All2", "Need attention", "Disabled0", "Secrets"]);
  await checking.screen.unmount();
  const checked = await openAppList({ apps, search: { view: "attention" } });
  await expect.element(checked.screen.getByText("No matching apps")).toBeVisible();
});

it("a list that loads is announced, keeps its place, and then has the date of each app", async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = () => arrived.then(() => json({ content: four }));
  const { screen } = await openAppList({ answer, shows: /Loading …/, search: { period: "LAST_7_DAYS" } });
  await expect.element(screen.getByRole("status").getByText("Loading …")).toBeInTheDocument();
  const place = () => {
    const table = screen.container.querySelector("table");
    const { left, top, width } = table?.getBoundingClientRect() ?? {};
    return [left, top, width, table?.tHead?.textContent];
  };
  const before = place();
  arrive();
  await expect.element(screen.getByRole("row", { name: /Balance/ })).toHaveTextContent("1 Jan 2026");
  expect(place()).toEqual(before);
});

it("on a phone rows have two lines, and the sort button is beside the search even with a long count", async () => {
  await page.viewport(390, 844);
  const few = await openAppList({ hasActivity: false });
  const row = few.screen.getByRole("row", { name: /Balance/ }).element();
  const [name, secrets] = [...row.children].map((cell) => cell.getBoundingClientRect());
  expect(secrets?.top).toBeGreaterThan(name?.top ?? Infinity);
  expect(row.getBoundingClientRect().height).toBe(64);
  await few.screen.unmount();
  const apps = Array.from({ length: 2345 }, (_, at) => app(`Clinic ${at}`, 1));
  const { screen, field, views } = await openAppList({ apps, search: { search: "clinic" } });
  expect(views()).toEqual(["All2,345", "Disabled0", "Secrets"]);
  const [search, sort] = [field, screen.getByRole("button", { name: /Sort/ })].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(sort?.top).toBeGreaterThanOrEqual(search?.top ?? Infinity);
  expect(sort?.top).toBeLessThan(search?.bottom ?? 0);
});

it("of fifty apps the list has all columns, and can be ordered by them", async () => {
  await page.viewport(390, 844);
  const more = Array.from({ length: maxAppsAskedAbout - four.length }, (_, index) => app(`More ${index}`, 1));
  const { orders, shown } = await openAppList({ apps: [...four, ...more], search: { view: "attention" } });
  expect(shown()).toBe("2");
  expect(await orders()).toHaveLength(8);
});

it("what the rows amount to is said once, when all of them are known", async () => {
  const { show, store } = await signedInScreen(smallServer());
  const views = (attention?: number) => (
    <AppViews counts={{ all: 4, attention }} isAsked view="all" onChange={() => undefined} />
  );
  const screen = await show(views());
  const said = () => document.querySelector("[aria-live]")?.textContent ?? "";
  expect(said()).not.toContain("All apps");
  await screen.rerender(<StoreProvider store={store}>{views(2)}</StoreProvider>);
  await expect.poll(said).toBe("All apps are checked: 2 need attention.");
});

it("a row is pressed anywhere, also where a cell is loading", async () => {
  const { screen } = await openAppList();
  const row = screen.getByRole("row", { name: /Calm/ }).element();
  const skeleton = row.querySelector<HTMLElement>("[data-late=words] > :last-child");
  if (skeleton === null) throw new Error("nothing is loading");
  // As while it pulses: it then stands above what came before it.
  skeleton.style.opacity = "0.9";
  const { left, top, width, height } = skeleton.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(pressed?.closest("a")?.textContent).toBe("Calm");
});

it("the first app is registered, and is said to be stored under another name", async () => {
  const server = smallServer({
    "/api/v1/apps": ({ method }) =>
      method === "POST" ? json(app("Answered", 5), 201) : json({ content: four }),
  });
  const { toasts, show } = await signedInScreen(server);
  const onCreated = vi.fn<(created: { name: string }) => void>();
  const screen = await show(<OverviewPage list={(registerFirst) => registerFirst} onCreated={onCreated} />);
  expect(screen.container.querySelectorAll("[data-shortcut=n]")).toHaveLength(1);
  const dialog = screen.getByRole("dialog");
  const registerFirst = screen.getByRole("button", { name: "New app" }).last();
  await registerFirst.click();
  await expect
    .poll(() => dialog.elements().flatMap(read))
    .toEqual([
      "dialog New app | heading2 … | paragraph The app is active as soon as you register it. | Name | textbox Name | button Cancel | button Register app",
    ]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await registerFirst.click();
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("Echo");
  await screen.getByRole("button", { name: "Register app" }).click();
  await expect.poll(() => onCreated.mock.calls).toMatchObject([[{ name: "Answered" }]]);
  expect(toasts()).toEqual(["The platform registered the app as “Answered”"]);
});
