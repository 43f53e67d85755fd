/** The list of apps: how it is searched and sorted, what it says, and registering one more. What it shows is in test/screens. */
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { openConsole, press } from "#test/screens/openConsole.tsx";
import { answersOf, app, apps, never, secret, type World } from "#test/screens/world.ts";
import { held, json } from "#test/support/smallServer.ts";
import { watch } from "#test/support/watch.ts";

const path = "/administer/overview";
const phone = 390;
const field = page.getByRole("searchbox", { name: "Search apps" });
const row = (name: RegExp) => page.getByRole("row", { name });

const open = async (search = "", world: World & { readonly width?: number } = {}) => {
  const opened = await openConsole({ at: path + search, ...world });
  await opened.settled();
  return { ...opened, search: () => opened.address().replace(path, "") };
};
const textsOf = (role: "menuitemradio" | "rowheader") =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent.trim());
const said = () => [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent);

it("presses on the headers sort the list, and the direction is announced", async () => {
  const { search } = await open();
  for (const [header, ...searches] of [
    ["Name", "?order=desc", ""],
    ["New", "?sort=newUsers&order=desc", "?sort=newUsers"],
    ["Secrets", "?sort=secrets", "?sort=secrets&order=desc"],
    ["Creation date", "?sort=creationDate", "?sort=creationDate&order=desc"],
    ["Active", "?sort=activity&order=desc"],
  ] as const) {
    const cell = page.getByRole("columnheader", { name: header });
    for (const expected of searches) {
      await cell.getByRole("button").click();
      await expect.poll(search).toBe(expected);
      const direction = expected.includes("desc") ? "descending" : "ascending";
      await expect.element(cell).toHaveAttribute("aria-sort", direction);
    }
    expect(document.querySelectorAll("th[aria-sort]:not([aria-sort=none])")).toHaveLength(1);
  }
  expect(textsOf("rowheader")).toEqual(["Anchor", "Calm", "Balance", "Drift Disabled"]);
});

it("the order that was chosen in a phone's menu is the chosen one afterwards", async () => {
  const { search } = await open("?sort=secrets", { width: phone });
  await press("button", { name: /Sort/ });
  for (const [order, expected] of [
    ["Name, Z to A", "?order=desc"],
    ["Most new users first", "?sort=newUsers&order=desc"],
    ["Fewest active users first", "?sort=activity"],
    ["Newest first", "?sort=creationDate&order=desc"],
    ["Name, A to Z", ""],
  ] as const) {
    await press("menuitemradio", { name: order });
    await expect.poll(search).toBe(expected);
    await press("button", { name: /Sort/ });
    await expect.element(page.getByRole("menuitemradio", { checked: true })).toHaveTextContent(order);
  }
});

it("view and days are chosen, and left out of the address if they are usual", async () => {
  const { search } = await open();
  const days = page.getByRole("combobox", { name: "Days" });
  const missing = page.getByText(/not loaded/);
  const seen: Array<number> = [];
  const observer = new MutationObserver(() => seen.push(missing.elements().length));
  observer.observe(document.body, { childList: true, subtree: true });
  await days.selectOptions("7 days");
  await expect.poll(search).toBe("?period=LAST_7_DAYS");
  // What has not been asked for yet is not said to be missing.
  expect(Math.max(...seen)).toBe(0);
  observer.disconnect();
  for (const [name, view] of [
    [/^Need attention/, "attention"],
    [/^Disabled/, "disabled"],
    [/^Secrets/, "secrets"],
  ] as const) {
    await press("radio", { name });
    await expect.poll(search).toBe(`?view=${view}&period=LAST_7_DAYS`);
  }
  await expect.element(days).not.toBeInTheDocument();
  await press("radio", { name: /^All/ });
  await days.selectOptions("30 days");
  await expect.poll(search).toBe("");
});

it("Enter opens the first app that was looked for, and nothing if no app was", async () => {
  const { address, settled } = await open();
  for (const [typed, opened] of [
    ["", path],
    ["  ", path],
    ["nothing", path],
    ["al", "/administer/my-apps/app_balance"],
  ] as const) {
    await userEvent.fill(field, typed);
    await userEvent.keyboard("{Enter}");
    await settled();
    expect(address().split("?")[0]).toBe(opened);
  }
});

it("the address follows what is typed once, when the person pauses or leaves the field", async () => {
  const { store } = await open();
  const { seen } = watch(store, locationAtom);
  const chosen = () => seen.map(({ search }) => search["search"]).slice(1);
  // On a busy machine, more than the pause passes between two letters.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const words of ["b", "ba", "bal"]) {
    await userEvent.fill(field, words);
    vi.advanceTimersByTime(149);
  }
  expect(chosen()).toEqual([]);
  vi.advanceTimersByTime(1);
  await expect.poll(chosen).toEqual(["bal"]);
  await userEvent.fill(field, "c");
  await userEvent.tab();
  await userEvent.tab();
  vi.advanceTimersByTime(1000);
  await expect.poll(chosen).toEqual(["bal", "c"]);
});

it("apps open by any ids of a platform, and their secrets are asked for", async () => {
  const ids = [17, "urn:app/1 b%20ä?#"];
  const { go } = await open("", {
    apps: ids.map((id) => app(`App ${id}`, "enabled", { id })),
    secrets: Object.fromEntries(ids.map((id) => [id, [secret(`of ${id}`)]])),
  });
  for (const id of ids) {
    await press("link", { name: `App ${id}`, exact: true });
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(`My App App ${id}`);
    await expect.element(page.getByRole("rowheader", { name: `of ${id}` })).toBeVisible();
    await go(path);
  }
});

it("nothing found offers all apps again, and keeps the order", async () => {
  const { search } = await open("?search=zzz&view=disabled&sort=creationDate");
  await expect.poll(said).toContain("All apps are checked: 2 need attention.");
  expect(field.element().getAttribute("maxlength")).toBe("100");
  await press("button", { name: "Show all apps" });
  await expect.poll(search).toBe("?sort=creationDate");
  await expect.poll(() => textsOf("rowheader")).toHaveLength(4);
  await expect.element(field).toHaveValue("");
  await expect.poll(said).toContain("4 of 4 apps");
  await userEvent.fill(field, "cal");
  await expect.poll(said).toContain("1 of 4 apps");
});

it("a list that loads keeps its place, and then has the date of each app", async () => {
  const { answer, give } = held();
  await openConsole({ at: `${path}?period=LAST_7_DAYS`, answers: { "/api/v1/apps": answer } });
  await expect.element(page.getByText("Loading …")).toBeInTheDocument();
  const place = () => {
    const table = document.querySelector("table");
    const { left, top, width } = table?.getBoundingClientRect() ?? {};
    return [left, top, width, table?.tHead?.textContent];
  };
  const before = place();
  give(json({ content: apps }));
  await expect.element(row(/Balance/)).toHaveTextContent("2 Jan 2025");
  expect(place()).toEqual(before);
});

it("on a phone rows have two lines", async () => {
  await open("", { width: phone, config: { overviewActivity: false } });
  expect(row(/Calm/).element().getBoundingClientRect().height).toBe(64);
});

it("on a phone the sort button is beside the search even with a long count", async () => {
  const many = Array.from({ length: 2345 }, (_, at) => app(`Clinic ${at}`));
  await openConsole({ at: `${path}?search=clinic`, width: phone, apps: many });
  await expect.element(page.getByRole("radio", { name: "All 2,345" })).toBeInTheDocument();
  const [search, sort] = [field, page.getByRole("button", { name: /Sort/ })].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(sort?.top).toBeGreaterThanOrEqual(search?.top ?? Infinity);
  expect(sort?.top).toBeLessThan(search?.bottom ?? 0);
});

it("a narrow window cuts no words off, and no day is in two lines, however long a name", async () => {
  const long = app("Betriebliches Gesundheitsmanagement Süddeutschland");
  const { speak, settled } = await open("", { width: 600, apps: [...apps, long] });
  await speak("de");
  await settled();
  const frame = page.getByRole("table").element().parentElement;
  expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  await page.viewport(1280, 1000);
  const days = document.querySelectorAll("td > time");
  expect([...days].map((each) => each.getClientRects().length)).toEqual([1, 1, 1, 1, 1]);
});

it("of fifty apps the list has all columns, and can be ordered by them", async () => {
  const more = Array.from({ length: maxAppsAskedAbout - apps.length }, (_, at) =>
    app(`More ${at}`, "disabled"),
  );
  await open("?view=attention", { width: phone, apps: [...apps, ...more] });
  expect(textsOf("rowheader")).toEqual(["Balance", "Calm"]);
  await press("button", { name: /Sort/ });
  await expect.poll(() => textsOf("menuitemradio")).toHaveLength(8);
});

it("of more than fifty apps only those in view are asked for, and the search stays in view", async () => {
  const asked: Array<string> = [];
  const { "/api/v1/apps/": answer } = answersOf();
  if (!answer) throw new Error("The world answers for each app");
  const many = Array.from({ length: maxAppsAskedAbout + 1 }, (_, at) => app(`App ${at + 100}`));
  await openConsole({
    at: path,
    apps: many,
    answers: {
      "/api/v1/apps/": (request) => {
        asked.push(new URL(request.url).pathname);
        return answer(request);
      },
    },
  });
  await expect.element(row(/App 103/)).toHaveTextContent(/\d active/u);
  page.getByRole("link", { name: "App 150" }).element().scrollIntoView({ block: "nearest" });
  await expect.element(row(/App 150/)).toHaveTextContent(/\d active/u);
  await expect.element(field).toBeInViewport();
  const header = page.getByRole("columnheader", { name: "Creation date" });
  await expect.element(header).toBeInViewport();
  const [above, below] = [field, header].map((each) => each.element().getBoundingClientRect());
  expect(below?.top).toBeGreaterThan(above?.bottom ?? Infinity);
  const distinct = new Set(asked).size;
  // What leaves the view before its answers is interrupted.
  expect(asked.length).toBeLessThanOrEqual(distinct * 4);
  expect(distinct).toBeLessThan(many.length);
});

it.each([1280, phone])("at %s px nothing that sticks covers the link with the focus", async (width) => {
  const many = Array.from({ length: 20 }, (_, at) => app(`App ${at + 100}`));
  await open("", { width, apps: many });
  await page.viewport(width, 600);
  page.getByRole("link", { name: "App 119" }).element().focus();
  const covered: Array<string | null> = [];
  for (let link = 0; link < 24; link += 1) {
    await userEvent.tab({ shift: true });
    const { activeElement } = document;
    const box = activeElement?.getBoundingClientRect() ?? new DOMRect();
    const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (shown === null || !activeElement?.contains(shown)) covered.push(activeElement?.textContent ?? null);
  }
  expect(covered).toEqual([]);
});

it("while a cell is loading, its row is pressed there too, and not all apps are said to be checked", async () => {
  // Announcements of the test before stay for seconds.
  for (const region of document.querySelectorAll("[aria-live]")) region.replaceChildren();
  await open("", { answers: { "/api/v1/apps/app_calm/tokens": () => never } });
  expect(said().join()).not.toContain("All apps are checked");
  const skeleton = row(/Calm/)
    .element()
    .querySelector<HTMLElement>("[data-late=words] [data-late] > :first-child");
  if (skeleton === null) throw new Error("nothing is loading");
  // As while it pulses: it then stands above what came before it.
  skeleton.style.opacity = "0.9";
  const { left, top, width, height } = skeleton.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(pressed?.closest("a")?.textContent).toBe("Calm");
});

it("the first app is registered, and is said to be stored under another name", async () => {
  const { address, go, toasts } = await open("", { apps: [], created: { name: "Answered" } });
  expect(document.querySelectorAll("[data-shortcut=n]")).toHaveLength(1);
  await press("button", { name: "New app" });
  await press("button", { name: "Cancel" });
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await press("button", { name: "New app" });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  // At the next visit of the page, the dialog is closed.
  await go("/administer/users");
  await go(path);
  await expect.element(page.getByRole("button", { name: "New app" }).first()).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);
  await press("button", { name: "New app" });
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("Echo");
  await press("button", { name: "Register app" });
  await expect.poll(address).toBe("/administer/my-apps/app_echo");
  expect(toasts()).toEqual(["The platform registered the app as “Answered”"]);
});
