/** Tokens that are bound to a key of the browser (RFC 9449): a copy of them is worth nothing. */
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes, signOut, storedTokens } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";

test("a clock ten minutes fast is no obstacle, since proofs are made by the platform's", async ({
  page,
  problems,
}) => {
  // The provider asks for its nonce.
  problems.expect(/401/, /400/);
  await page.clock.setSystemTime(Date.now() + 600_000);
  await signInAndSettle(page);
  await page.reload();
  await expectSignedIn(page);
});

test("a copy of the tokens is refused, two tabs share the key before and after a refresh, and a sign-out destroys it", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const tokens = (await storedTokens(page)) as Readonly<Record<string, string>>;
  expect(tokens["token_type"]).toBe("DPoP");
  const headers = { authorization: `DPoP ${tokens["access_token"]}` };
  expect((await fetch(`${faulty.origin}/api/v1/users/me`, { headers })).status).toBe(401);

  const other = await context.newPage();
  faulty.reset();
  await other.goto(overview);
  await expectSignedIn(other);
  await settled(other);
  // The early script's proof was accepted, and the console took its answer.
  expect(faulty.seen(/users\/me/)).toHaveLength(1);
  expect(faulty.seen(refreshes)).toEqual([]);

  faulty.expireTokens();
  for (const tab of [page, other]) {
    await tab.reload();
    await expectSignedIn(tab);
    await settled(tab);
  }
  expect(faulty.seen(refreshes)).toHaveLength(1);
  expect(await storedTokens(page)).toMatchObject({ token_type: "DPoP", proofKey: {} });

  await signOut(page);
  await expect(page).toHaveURL("/");
  expect(await storedTokens(page)).toBeNull();
});
