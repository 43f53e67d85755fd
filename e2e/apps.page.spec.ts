/** The page of one app: name, status, creation date, navigation and errors. */
import { expect, test } from "./support/signedIn.ts";

test("the list opens an app's page, and the back link returns to the list", async ({ page }) => {
  await page.goto("/administer/overview");
  await expect(page).toHaveTitle("Overview · Wellbeing Console");
  await page.getByRole("link", { name: "Balance am Werk" }).click();
  await expect(page).toHaveURL("/administer/my-apps/app_balance");
  await expect(page).toHaveTitle("Balance am Werk · My App · Wellbeing Console");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Balance am Werk");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const details = page.getByRole("main");
  await expect(details.getByRole("definition")).toContainText(["Active", /^\d{1,2} [A-Z][a-z]{2,3} 20\d\d$/]);
  await expect(details.getByRole("term")).toContainText(["Status", "Creation date"]);

  await expect(details.getByRole("region", { name: "How to connect" })).toContainText("app_balance");
  await details.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("combobox", { name: "App" })).toHaveValue("Balance am Werk");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "My App" })).toBeFocused();

  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(page).toHaveURL("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Overview · Wellbeing Console");
});

test("the app page shows that an app is disabled, whatever its name, and follows its name", async ({
  page,
}) => {
  const call = "**/api/v1/apps/app_lindenpuls";
  // The name of a platform that checks less does not turn the title of the tab.
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const app = (await response.json()) as { readonly name: string };
    await route.fulfill({ response, json: { ...app, name: `${app.name}\u202E 2` } });
  });
  await page.goto("/administer/my-apps/app_lindenpuls");
  await expect(page).toHaveTitle("Lindenpuls  2 · My App · Wellbeing Console");
  await expect(page.getByRole("heading", { level: 1, name: "My App Lindenpuls" })).toBeVisible();
  await expect(page.getByRole("definition")).toContainText(["Disabled", /20\d\d/]);
  // The page shows the cached app first, and asks whether it has changed.
  await page.unroute(call);
  await page.reload();
  await expect(page).toHaveTitle("Lindenpuls · My App · Wellbeing Console");
});

test("the app page shows its texts and dates in German", async ({ page }) => {
  await page.goto("/administer/my-apps/app_lindenpuls?lang=de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meine App Lindenpuls");
  await expect(page.getByRole("definition")).toContainText(["Deaktiviert", /^\d{1,2}\. \S+ 20\d\d$/]);
  await expect(page.getByRole("link", { name: "Zurück zur Übersicht" })).toBeVisible();
});

test("the app page requests an app only if the list has not loaded it", async ({ page }) => {
  const asked: Array<string> = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/apps\/[^/]+$/.test(pathname)) asked.push(pathname);
  });
  await page.goto("/administer/my-apps/app_harbour");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Harbour Health");
  expect(asked).toEqual(["/api/v1/apps/app_harbour"]);

  await page.getByRole("link", { name: "Back to overview" }).click();
  await page.getByRole("link", { name: "Vital Steps" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Vital Steps");
  expect(asked).toHaveLength(1);
});

test("the not-found page of an app that does not exist links to the overview", async ({ page, problems }) => {
  problems.expect(/status of 404|NotFound/);
  await page.goto("/administer/my-apps/app_none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page).toHaveTitle("Page Not Found · Wellbeing Console");
  await expect(page.getByText("Page not found: /administer/my-apps/app_none", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
});

test("the console sends no request for a malformed app id", async ({ page, problems }) => {
  problems.expect(/must be an identifier/);
  const asked: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/apps/")) asked.push(request.url());
  });
  for (const id of ["x".repeat(257), "a%E2%80%AEb"]) {
    await page.goto(`/administer/my-apps/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expect(page.getByText(`Page Not Found: /administer/my-apps/${id}`, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found/);
  }
  expect(asked).toEqual([]);
});

test("the error page of an app that cannot be loaded shows the status code and offers a retry", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503|Unavailable|ERR_FAILED|RequestError/);
  const call = "**/api/v1/apps/app_zeitinsel";
  await page.route(call, (route) => route.abort());
  await page.goto("/administer/my-apps/app_zeitinsel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No answer from the server");
  await expect(page).toHaveTitle("No answer from the server · Wellbeing Console");
  await expect(page.getByText("Status code")).toBeHidden();
  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 503, body: "overloaded" }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Internal Server Error");
  await expect(page).toHaveTitle("Internal Server Error · Wellbeing Console");
  await expect(page.getByText("Status code 503")).toBeVisible();
  await expect(page.getByText("The server is not available right now.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("/api/");
  await page.unroute(call);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Zeitinsel");
});
