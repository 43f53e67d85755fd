/** Editing an app: confirmations, conflicts with other saves, and fields that the console does not know. */
import type { Page } from "@playwright/test";
import { type Api, expect, test } from "./support/signedIn.ts";

const one = "**/api/v1/apps/app_*";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit app" });
const field = (page: Page) => dialog(page).getByRole("textbox", { name: "Name" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();

const openNew = async (page: Page, api: Api, name: string) => {
  const { id } = await api<{ readonly id: string }>("POST", "/apps", { name });
  await page.goto(`/administer/my-apps/${id}`);
  await expect(heading(page)).toHaveText(`My App ${name}`);
};
const edit = async (page: Page) => {
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(field(page)).toBeVisible();
};

test("the page and the list show a new app name at once", async ({ api, page, expectAccessible }) => {
  await openNew(page, api, "Named once");
  await edit(page);
  await expectAccessible();
  await field(page).fill("Balance am Werk");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await field(page).fill("NAMED once");
  await save(page);
  await expect(heading(page)).toHaveText("My App NAMED once");
  await expect(page.getByText("App saved")).toBeVisible();
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(page.getByRole("link", { name: "NAMED once" })).toBeVisible();
});

test("one switch disables an app after one question, and enables it without a question; Undo reverts both", async ({
  api,
  page,
  expectAccessible,
}) => {
  await openNew(page, api, "Asked about");
  const status = page.getByRole("definition").first();
  const toggle = page.getByRole("switch");
  await toggle.focus();
  await page.keyboard.press("Space");
  const question = page.getByRole("alertdialog", { name: "Disable “Asked about”?" });
  await expect(question).toContainText("The app loses access until you enable it again.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeChecked();
  await page.keyboard.press("Space");
  await question.getByRole("button", { name: /^Disable “/ }).click();
  await expect(status).toContainText("Disabled");
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
  await page.getByText("App “Asked about” disabled").hover();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toContainText("Active");
  await expect(page.getByText("App “Asked about” enabled")).toBeVisible();
  await expect(toggle).toBeChecked();
});

test("saving without changes says so, and Escape leaves the form", async ({ api, page }) => {
  await openNew(page, api, "Left as it is");
  await edit(page);
  await save(page);
  await expect(page.getByText("There was nothing to save.")).toBeVisible();
  await edit(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

for (const [choice, kept] of [
  ["Save my version", "Mine"],
  ["Keep the saved version", "Theirs"],
] as const) {
  test(`the dialog shows a conflicting save beside the person's own changes: ${choice}`, async ({
    api,
    page,
    context,
    problems,
    expectAccessible,
  }) => {
    problems.expect(/412|AppChanged/);
    const name = `Edited twice, ${kept}`;
    await openNew(page, api, name);
    await edit(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await edit(other);
    await field(other).fill(`${name}: Theirs`);
    await save(other);
    await expect(heading(other)).toHaveText(`My App ${name}: Theirs`);
    await field(page).fill(`${name}: Mine`);
    await save(page);
    const versions = page.getByRole("table", { name: "Versions of the app" });
    await expect(versions.getByRole("row", { name: "Your version" })).toContainText(": Mine");
    await expect(versions.getByRole("row", { name: "Saved version" })).toContainText(": Theirs");
    await expectAccessible();
    await dialog(page).getByRole("button", { name: choice }).click();
    await expect(heading(page)).toHaveText(`My App ${name}: ${kept}`);
  });
}

test("the console asks before the person leaves an app with unsaved changes", async ({ api, page }) => {
  await api("POST", "/apps", { name: "Left alone" });
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Left alone" }).click();
  await edit(page);
  await field(page).fill("Half typed");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("What you have entered will be lost.");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(field(page)).toHaveValue("Half typed");
  await page.goBack();
  await question.getByRole("button", { name: "Leave page" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("the console saves an app's unknown fields unchanged", async ({ api, page }) => {
  await openNew(page, api, "Knows more");
  const sent: Array<unknown> = [];
  await page.route(one, async (route) => {
    const { method, body } = {
      method: route.request().method(),
      body: route.request().postDataJSON() as object,
    };
    if (method === "PUT") {
      sent.push(body);
      return route.fulfill({ json: body });
    }
    const response = await route.fetch();
    const app = (await response.json()) as object;
    return route.fulfill({ response, json: { ...app, bundle: { ios: "de.example" }, tier: null } });
  });
  await edit(page);
  await field(page).fill("Knows more still");
  await save(page);
  await expect(heading(page)).toHaveText("My App Knows more still");
  expect(sent).toEqual([
    expect.objectContaining({ name: "Knows more still", bundle: { ios: "de.example" }, tier: null }),
  ]);
});

test("the dialog reports an app that could not be loaded and offers a retry", async ({
  api,
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RequestError/);
  await openNew(page, api, "Out of reach");
  await page.route(one, (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("The app could not be loaded");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(field(page)).toHaveValue("Out of reach");
});

test("the console shows the not-found page for every unknown app id, even one with special meaning", async ({
  page,
  problems,
}) => {
  problems.expect(/404|NotFound|must be an identifier/);
  for (const id of ["app_unknown", "__proto__", "constructor", "%3Cimg%20src=x%3E", "x".repeat(300)]) {
    await test.step(id.slice(0, 20), async () => {
      await page.goto(`/administer/my-apps/${id}`);
      await expect(page.getByText(/^Page not found: /i)).toBeVisible();
    });
  }
});
