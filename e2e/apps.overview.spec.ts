/** The overview: every app by name, status and creation date, in every state of the list. */
import type { Page } from "@playwright/test";
import { type Language, locales } from "#schemas/languages.ts";
import { demoApps } from "#platform/seed/demoApps.ts";
import { choose } from "./support/menu.ts";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const names = demoApps.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en"));
const list = (page: Page, name = "Apps") => page.getByRole("table", { name });
const rowNames = (page: Page) => list(page).getByRole("rowheader").getByRole("link");
const appCalls = /\/api\/v1\/apps\?/;

/** Returns the API's creation dates by app name. */
const answered = async (page: Page, go: () => Promise<unknown>) => {
  const response = page.waitForResponse(appCalls);
  await go();
  const { content } = (await (await response).json()) as {
    content: ReadonlyArray<{ name: string; creationDate: string }>;
  };
  return new Map(content.map(({ name, creationDate }) => [name, new Date(creationDate)]));
};
const day = (language: Language, date: Date | undefined) =>
  new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "Europe/Berlin",
  }).format(date);

test("the overview announces a pending list, which keeps its place, and lists every app by name with its status and date", async ({
  page,
}) => {
  const release = await hold(page, appCalls);
  await page.goto("/administer/overview");
  await expect(page.getByRole("status").getByText("Loading …")).toBeAttached();
  const before = await page.locator("table").boundingBox();
  const dates = await answered(page, async () => release());
  await expect(rowNames(page)).toHaveText(names);
  const after = await list(page).boundingBox();
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
  const expectRows = async (language: Language, disabled: string) => {
    for (const { name, status } of demoApps) {
      const row = list(page).getByRole("row").filter({ hasText: name });
      await expect(row.getByRole("rowheader")).toHaveText(
        status === "enabled" ? name : `${name} ${disabled}`,
      );
      await expect(row.getByRole("cell").last()).toContainText(day(language, dates.get(name)));
    }
  };
  await expect(list(page).getByRole("columnheader")).toHaveText(["Name", "Secrets", "Creation date"]);
  await expectRows("en", "Disabled");
  await choose(page, "Language", "Deutsch");
  await expect(list(page).getByRole("columnheader")).toHaveText(["Name", "Secrets", "Erstellt am"]);
  await expectRows("de", "Deaktiviert");
});

test("the overview requests the whole list once, and once more on return", async ({ page }) => {
  const asked: Array<string> = [];
  page.on("request", (request) => {
    if (appCalls.test(request.url())) asked.push(new URL(request.url()).search);
  });
  await page.goto("/administer/overview");
  await expect(list(page)).toBeVisible();
  expect(asked).toEqual(["?page=0&size=10000"]);
  await page.getByRole("link", { name: "Zeitinsel" }).click();
  await settled(page);
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(rowNames(page)).toHaveText(names);
  await expect.poll(() => asked).toHaveLength(2);
});

test("on a phone rows have two lines, and the sort button stays beside the search even with a long count", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/administer/overview");
  await expect(rowNames(page)).toHaveText(names);
  await settled(page);
  await expect(list(page).getByRole("cell")).toHaveCount(names.length);
  const rows = await Promise.all(
    names.map((name) => list(page).getByRole("row").filter({ hasText: name }).boundingBox()),
  );
  expect(rows.map((box) => box?.height)).toEqual(names.map(() => 64));
  const name = await rowNames(page).first().boundingBox();
  const secrets = await list(page).getByRole("cell").first().boundingBox();
  expect(secrets?.y).toBeGreaterThan(name?.y ?? Infinity);

  const content = Array.from({ length: 2345 }, (_, at) => ({
    id: `app_${at}`,
    name: `Clinic ${at}`,
    status: "enabled",
    creationDate: "2026-01-01T00:00:00.000Z",
  }));
  await page.route(appCalls, (route) => route.fulfill({ json: { content } }));
  await page.goto("/administer/overview?status=enabled&search=clinic");
  await expect(page.getByRole("paragraph").filter({ hasText: "2,345" })).toBeVisible();
  const [search, order] = await Promise.all(
    [page.getByRole("searchbox"), page.getByRole("button", { name: "Sort" })].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(order?.y).toBeGreaterThanOrEqual(search?.y ?? Infinity);
  expect(order?.y).toBeLessThan((search?.y ?? 0) + (search?.height ?? 0));
});
