/** Sessions and sign-ins against a platform that fails on purpose. */
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes, storedTokens } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { enterPassword, signInAndSettle } from "./support/signIn.ts";

/** The unit tests of the token endpoint have the other failures, which a session treats alike. */
const refusal = { answer: { status: 400, body: '{"error":"invalid_grant"}' } };

test("a refused refresh ends the session: the console opens the welcome page, a deep link leads through a sign-in back to itself", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  const endSession = () => {
    faulty.reset();
    faulty.expireTokens();
    faulty.fail(refreshes, refusal);
  };
  await signInAndSettle(page);
  endSession();
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL("/");
  expect(await storedTokens(page)).toBeNull();
  expect(faulty.seen(refreshes)).toHaveLength(1);

  // The provider's own session is still valid.
  await page.goto(`/auth?redirect=${overview}`, { waitUntil: "commit" });
  await expectSignedIn(page);
  await settled(page);
  endSession();
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
  problems.expect(/401/, /403/, /SignInFailed: the platform/);
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
