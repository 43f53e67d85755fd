/** A call that is refused for ever, in a session that is accepted otherwise: nobody circles between its page and the welcome page. */
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";

const appPage = "/administer/my-apps/app_balance";
const documents = /^GET \/administer/;
const patient = { timeout: 30_000 };
const person = /^GET \/api\/v1\/users\/me/;

/** One call of each way to be sent. That none of them keeps a 401 for itself is tested where it is sent. */
const byHand = [
  ["a check while typing", /^GET \/api\/v1\/apps\/is_app_name_unique/, undefined],
  ["a creation", /^POST \/api\/v1\/apps$/, "Enter"],
] as const;
const byPage = [
  ["what the early script asks", /^GET \/api\/v1\/apps\?/, overview],
  ["what a page is about", /^GET \/api\/v1\/apps\/app_balance$/, appPage],
  ["who the person is, which every page asks", person, overview],
] as const;

test("who a refused call sends to / stays there, in one tab of two and in both, and goes on by hand; who is refused right after a sign-in is told so", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/401/, /SignInFailed: the platform/);
  const refuse = (call: RegExp) => {
    faulty.reset();
    faulty.fail(call, { answer: { status: 401, body: "{}" } });
  };
  await signInAndSettle(page);

  await test.step("instead of looping, the console says that the platform refuses the sign-in", async () => {
    refuse(person);
    await page.goto(overview, { waitUntil: "commit" });
    const refused = page.getByRole("heading", { name: "The platform does not accept this sign-in" });
    await expect(refused).toBeVisible();
    // /auth tried a refresh, and did not lead to a sign-in, which would get the same tokens.
    expect(faulty.seen(/GET \/oidc\/auth\?/)).toHaveLength(0);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect.poll(() => faulty.seen(/GET \/oidc\/auth\?/).length).toBe(1);
    await expect(refused).toBeVisible();
  });

  faulty.reset();
  const other = await context.newPage();
  watchRequests(other);
  await other.goto(appPage);
  await settled(other);
  await page.goto(overview);
  for (const [what, call, key] of byHand)
    await test.step(what, async () => {
      await expectSignedIn(page);
      await settled(page);
      refuse(call);
      await page.getByRole("button", { name: "New app", exact: true }).click();
      const name = page.getByRole("dialog").getByLabel("Name");
      await name.fill("Morning walks");
      if (key !== undefined) await name.press(key);
      await expect(page).toHaveURL("/", patient);
      await settled(page);
      expect(faulty.seen(documents)).toEqual([]);
      expect(faulty.seen(refreshes)).toHaveLength(1);
      await expect(other).toHaveURL(appPage);
      // It leads to the sign-in until the page's script has looked.
      await page.getByRole("link", { name: "Let's start" }).and(page.locator("[href$=overview]")).click();
    });

  const tabs = [page, other];
  for (const [what, call, path] of byPage)
    await test.step(what, async () => {
      // A navigation would interrupt a refresh, whose token counts as used then.
      await settled(page);
      refuse(call);
      await Promise.all(tabs.map((tab) => tab.goto(path, { waitUntil: "commit" })));
      for (const tab of tabs) await expect(tab).toHaveURL(call === person ? /\/(auth|oidc)\b/ : "/", patient);
      for (const tab of tabs) await settled(tab);
      // Each was there once. Who asks for the person refreshes at /auth too, and then once more.
      expect(faulty.seen(documents)).toHaveLength(tabs.length);
      expect(faulty.seen(refreshes).length).toBeLessThanOrEqual(tabs.length * (call === person ? 3 : 1));
    });
});
