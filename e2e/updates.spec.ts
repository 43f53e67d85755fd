/** The console offers a newer build and never forces it. */
import { languages } from "#schemas/languages.ts";
import { expect, test } from "./support/signedIn.ts";

const news = Object.fromEntries(languages.map((language) => [language, "Charts are faster."]));
const newer = { id: "another", news };

test("the console offers a newer build with its news and loads it when the person accepts", async ({
  page,
}) => {
  const asked: Array<string> = [];
  page.on("request", (request) => {
    const [call] = /latest-build|apps\?/.exec(request.url()) ?? [];
    if (call !== undefined) asked.push(call);
  });
  await page.route("/latest-build.json", (route) => route.fulfill({ json: newer }));
  await page.goto("/administer/overview");
  // The first check comes after the calls of the first page.
  await expect.poll(() => asked).toEqual(["apps?", "latest-build"]);
  await expect(page.getByText("Charts are faster.")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});
