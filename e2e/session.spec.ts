/** Sessions and sign-ins against a platform that fails on purpose. */
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes, storedTokens } from "./support/session.ts";
import { enterPassword, signIn, signInAndSettle } from "./support/signIn.ts";
import { settled } from "./support/settled.ts";

/** Never settles: stands for an answer that never arrives. */
const never = new Promise<never>(() => {});

/** The console's timeout for the token endpoint. */
const tokenEndpointTimeout = 10_000;

/** The unit tests of the token endpoint have the answers that a browser treats like any other. */
const failures = {
  "a refusal": { answer: { status: 400, body: '{"error":"invalid_grant"}' } },
  "a redirect": { answer: { status: 302, body: "", headers: { location: "/" } } },
  "a cut connection": { reset: true },
} as const;

test("the console ends the session and opens the welcome page when a refresh fails", async ({
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/, /ERR_/);
  await signIn(page);
  for (const [name, fault] of Object.entries(failures)) {
    await test.step(name, async () => {
      // The provider's own session is still valid.
      await page.goto(`/auth?redirect=${overview}`, { waitUntil: "commit" });
      await expectSignedIn(page);
      await settled(page);
      await page.getByRole("table").getByRole("link").first().click();
      await expectSignedIn(page, "My App");
      await settled(page);
      faulty.reset();
      faulty.expireTokens();
      faulty.fail(refreshes, fault);
      await page.getByRole("link", { name: "Back to overview" }).click();
      await expect(page).toHaveURL("/");
      expect(await storedTokens(page)).toBeNull();
      // Chromium retries a GET when its keep-alive connection was cut.
      if (!("reset" in fault)) expect(faulty.seen(refreshes)).toHaveLength(1);
      faulty.reset();
    });
  }
});

test("the sign-in after an ended session returns to the deep link with its query and hash", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  await signInAndSettle(page);
  faulty.expireTokens();
  faulty.fail(refreshes, failures["a refusal"]);
  await context.clearCookies();
  // The console redirects to the sign-in before the page has loaded.
  await page.goto(`${overview}?a=1e5&b=%C3%A9#here`, { waitUntil: "commit" });
  await enterPassword(page);
  await expect(page).toHaveURL((url) => url.pathname === overview && url.hash === "#here");
  expect(new URL(page.url()).searchParams.get("a")).toBe("1e5");
  expect(new URL(page.url()).searchParams.get("b")).toBe("é");
});

test("instead of looping, the console says that the platform refuses the sign-in, or that the account is no administrator", async ({
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /403/, /SignInNotAccepted/);
  problems.allow(/Forbidden/);
  await signInAndSettle(page);
  faulty.reset();
  faulty.fail(/\/api\/v1\/users\/me/, { answer: { status: 401, body: "{}" } });
  await page.goto(overview, { waitUntil: "commit" });
  const refused = page.getByRole("heading", { name: "The platform does not accept this sign-in" });
  await expect(refused).toBeVisible();
  // /auth tried a refresh, and did not lead to a sign-in, which would get the same tokens.
  expect(faulty.seen(/GET \/oidc\/auth\?/)).toHaveLength(0);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => faulty.seen(/GET \/oidc\/auth\?/).length).toBe(1);
  await expect(refused).toBeVisible();

  faulty.reset();
  faulty.fail(/\/api\/v1\/users\/me/, { answer: { status: 403, body: "{}" } });
  await page.goto(overview);
  await expect(page.getByRole("heading", { name: "This account is not an administrator" })).toBeVisible();
  faulty.reset();
  await page.getByRole("button", { name: "Sign out and use another account" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedTokens(page)).toBeNull();
});

test("a deep link opens through a new sign-in when the refresh gets no answer", async ({
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  faulty.reset();
  faulty.expireTokens();
  faulty.fail(refreshes, { until: never });
  await page.clock.install();
  await page.goto(`${overview}?q=balance`, { waitUntil: "commit" });
  await expect.poll(() => faulty.seen(refreshes).length).toBe(1);
  await page.clock.fastForward(tokenEndpointTimeout);
  // The provider's own session is still valid.
  await expect.poll(() => faulty.seen(/POST \/oidc\/token/).length).toBe(1);
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${overview}?q=balance`);
});

test("the console exchanges an authorization code only once, even after reload and Back", async ({
  faulty,
  page,
}) => {
  faulty.reset();
  const codes = new Set<string | null>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/auth" && searchParams.has("code")) codes.add(searchParams.get("code"));
  });
  const answered = page.waitForRequest(/\/auth\?.*code=/);
  await signIn(page);
  const url = (await answered).url();
  await expectSignedIn(page);
  expect(faulty.seen(/POST \/oidc\/token/)).toHaveLength(1);
  // Whoever has a session goes in, from the used answer and from the provider's page before it.
  await page.goto(url);
  await expectSignedIn(page);
  await page.goBack();
  await page.goBack();
  await expectSignedIn(page);
  await expect(page).not.toHaveURL(/code=/);
  await settled(page);
  expect(faulty.seen(/POST \/oidc\/token/)).toHaveLength(codes.size);
});
