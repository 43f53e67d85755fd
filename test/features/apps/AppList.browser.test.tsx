/** The list of apps: what it finds, how it is sorted, and what it says about itself. */
import { useState } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { App } from "#schemas/apps/App.ts";
import type { AppFacts } from "#src/domain/apps/appList.ts";
import { type AppListSearch, maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { AttentionFilter } from "#src/features/apps/list/AttentionFilter.tsx";
import { expectAccessible } from "#test/support/accessible.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { emptyBrowser } from "#test/support/tab.ts";
import { app, facts, four, openAppList, today } from "./appListScreen.tsx";

beforeEach(async () => {
  await page.viewport(1200, 800);
  await emptyBrowser();
});

it.each<[string, AppListSearch, ReadonlyArray<string>, string]>([
  [
    "the first ones to need it",
    { sort: "attention" },
    ["Balance", "Calm", "Anchor", "Drift Disabled"],
    "4 apps",
  ],
  [
    "the most active",
    { sort: "activity", order: "desc" },
    ["Balance", "Anchor", "Calm", "Drift Disabled"],
    "4 apps",
  ],
  ["the urgent ones", { sort: "secrets" }, ["Balance", "Anchor", "Calm", "Drift Disabled"], "4 apps"],
  ["the oldest", { sort: "creationDate" }, ["Balance", "Drift Disabled", "Anchor", "Calm"], "4 apps"],
])("the address chooses %s", async (_what, search, shown, count) => {
  const list = await openAppList({ search });
  expect(list.names()).toEqual(shown);
  expect(list.count()).toBe(count);
});

it.each<[header: string, ReadonlyArray<AppListSearch>]>([
  ["Name", [{ order: "desc" }, {}]],
  ["Active, 30 days", [{ sort: "activity", order: "desc" }, { sort: "activity" }]],
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
  ["Needs attention first", { sort: "attention" }],
  ["Name, Z to A", { order: "desc" }],
  ["Fewest active users first", { sort: "activity" }],
  ["Newest first", { sort: "creationDate", order: "desc" }],
  ["Name, A to Z", {}],
])("the order “%s” of the menu is the chosen one afterwards", async (order, expected) => {
  const { orders, search, screen } = await openAppList({ search: { sort: "secrets" } });
  const names = (await orders()).map(({ textContent }) => textContent);
  expect(names).toHaveLength(8);
  await page.getByRole("menuitemradio", { name: order }).click();
  await expect.poll(search).toEqual(expected);
  await screen.getByRole("button", { name: /Sort/ }).click();
  await expect.element(page.getByRole("menuitemradio", { checked: true })).toHaveTextContent(order);
});

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
  onTestFinished(() => void vi.useRealTimers());
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
  const search = { search: "zzz", status: "disabled", attention: true, sort: "creationDate" } as const;
  const { screen, search: latest, names, field, count } = await openAppList({ search });
  expect(count()).toBe("0 of 4 apps");
  await expectAccessible();
  await screen.getByRole("button", { name: "Show all apps" }).click();
  await expect.poll(latest).toEqual({ sort: "creationDate" });
  await expect.poll(names).toHaveLength(4);
  await expect.element(field).toHaveValue("");
});

it("no app is said to fit only when all are checked", async () => {
  const apps = [app("Anchor", 1), app("Drift", 2)];
  const checking = await openAppList({ apps, search: { attention: true }, isPending: true });
  expect(checking.screen.container.textContent).not.toContain("No matching apps");
  expect(checking.count()).toBe("0 of 2 apps");
  await checking.screen.unmount();
  const checked = await openAppList({ apps, search: { attention: true } });
  await expect.element(checked.screen.getByText("No matching apps")).toBeVisible();
});

it("a list that loads is announced, keeps its place, and then has the date of each app", async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = () => arrived.then(() => json({ content: four }));
  const { screen } = await openAppList({ answer, shows: /Loading …/, hasActivity: false });
  await expect.element(screen.getByRole("status").getByText("Loading …")).toBeInTheDocument();
  const place = () => {
    const { left, top, width } = screen.container.querySelector("table")?.getBoundingClientRect() ?? {};
    return [left, top, width];
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
  const { screen, field, count } = await openAppList({ apps, search: { search: "clinic" } });
  expect(count()).toBe("2,345 apps");
  const [search, sort] = [field, screen.getByRole("button", { name: /Sort/ })].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(sort?.top).toBeGreaterThanOrEqual(search?.top ?? Infinity);
  expect(sort?.top).toBeLessThan(search?.bottom ?? 0);
});

it("of fifty apps the list has all columns, and can be ordered by them", async () => {
  const more = Array.from({ length: maxAppsAskedAbout - four.length }, (_, index) => app(`More ${index}`, 1));
  const { orders, count } = await openAppList({ apps: [...four, ...more], search: { attention: true } });
  expect(count()).toBe("2 of 50 apps");
  expect(await orders()).toHaveLength(8);
});

it.each([
  [false, facts, "2 need attention3 of 4 checked"],
  [true, new Map<string, AppFacts>(), "0 need attention"],
])("the filter that is chosen, %s, is changed by a press", async (isFiltered, byId, says) => {
  const { show } = await signedInScreen(smallServer());
  const onFilter = vi.fn<(isFiltered: boolean) => void>();
  const apps = four as unknown as ReadonlyArray<App>;
  const requested = isFiltered ? [] : (["activity", "secrets"] as const);
  const screen = await show(
    <AttentionFilter {...{ apps, requested, isFiltered, onFilter }} facts={{ byId, today }} />,
  );
  expect(screen.container.textContent).toBe(says);
  await screen.getByRole("button", { pressed: isFiltered }).click();
  expect(onFilter.mock.calls).toEqual([[!isFiltered]]);
});

it("what the rows amount to is said once, when all of them are known", async () => {
  const { show } = await signedInScreen(smallServer());
  function Filter() {
    const [byId, setKnown] = useState<ReadonlyMap<string, AppFacts>>(facts);
    return (
      <>
        <button
          type="button"
          onClick={() => setKnown(new Map(facts).set("app_Drift", { ...facts.get("app_Calm") }))}
        >
          Next answer
        </button>
        <AttentionFilter
          apps={four as unknown as ReadonlyArray<App>}
          requested={["activity", "secrets"]}
          isFiltered={false}
          onFilter={() => undefined}
          facts={{ byId, today }}
        />
      </>
    );
  }
  const screen = await show(<Filter />);
  const said = () => document.querySelector("[aria-live]")?.textContent ?? "";
  await screen.getByText("3 of 4 checked").click({ trial: true });
  expect(said()).not.toContain("All apps");
  await screen.getByRole("button", { name: "Next answer" }).click();
  await expect.poll(said).toBe("All apps are checked: 2 need attention.");
});

it("a row is pressed anywhere, also where a cell is loading", async () => {
  const { screen } = await openAppList();
  const row = screen.getByRole("row", { name: /Anchor/ }).element();
  const skeleton = row.querySelector<HTMLElement>("[data-late=words] > :last-child");
  if (skeleton === null) throw new Error("nothing is loading");
  // As while it pulses: it then stands above what came before it.
  skeleton.style.opacity = "0.9";
  const { left, top, width, height } = skeleton.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(pressed?.closest("a")?.textContent).toBe("Anchor");
});
