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

test("the app page follows the app's name, which does not turn the title of the tab", async ({ page }) => {
  const call = "**/api/v1/apps/app_lindenpuls";
  // As of a platform that checks less.
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const app = (await response.json()) as { readonly name: string };
    await route.fulfill({ response, json: { ...app, name: `${app.name}\u202E 2` } });
  });
  await page.goto("/administer/my-apps/app_lindenpuls");
  await expect(page).toHaveTitle("Lindenpuls  2 · My App · Wellbeing Console");
  await expect(page.getByRole("definition")).toContainText(["Disabled", /20\d\d/]);
  // The page shows the cached app first, and asks whether it has changed.
  await page.unroute(call);
  await page.reload();
  await expect(page).toHaveTitle("Lindenpuls · My App · Wellbeing Console");
});

test("the not-found page of an unknown app links to the overview, and no request is sent for a malformed id", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/, /NotFound/, /must be an identifier/);
  const asked: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/apps/")) asked.push(new URL(request.url()).pathname);
  });
  for (const id of ["x".repeat(257), "a%E2%80%AEb", "__proto__"]) {
    await page.goto(`/administer/my-apps/${id}`);
    await expect(page.getByText(`page not found: /administer/my-apps/${id}`)).toBeVisible();
  }
  expect(asked).toContain("/api/v1/apps/__proto__");
  expect(asked.filter((path) => !path.includes("__proto__"))).toEqual([]);
  await expect(page).toHaveTitle("Page Not Found · Wellbeing Console");
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
});

test("the error page of an app that cannot be loaded shows the status code and offers a retry", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 503/, /Unavailable/, /ERR_FAILED/, /RequestError/);
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
