/** Tokens that are bound to a key of the browser (RFC 9449): a copy of them is worth nothing. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes, signOut, storedTokens } from "./support/session.ts";
import { signInAndSettle } from "./support/signIn.ts";
import { settled } from "./support/settled.ts";

const me = /users\/me/;

/** What a script in the page finds of the session: tokens, and whether it can read the key. */
const steal = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("wellbeing-console");
    await new Promise((resolve) => {
      opening.addEventListener("success", resolve);
    });
    const reading = opening.result.transaction("session").objectStore("session").get("current");
    await new Promise((resolve) => {
      reading.addEventListener("success", resolve);
    });
    opening.result.close();
    const stored = reading.result as {
      readonly tokens: Readonly<Record<string, string>> & {
        readonly proofKey: { readonly privateKey: CryptoKey };
      };
    };
    const { proofKey, ...tokens } = stored.tokens;
    const key = await crypto.subtle.exportKey("jwk", proofKey.privateKey).catch(String);
    return { tokens, key };
  });

test("a copy of the tokens is refused by the platform, and the key cannot be copied", async ({
  faulty,
  page,
}) => {
  await signInAndSettle(page);
  const { tokens, key } = await steal(page);
  expect(key).toMatch(/InvalidAccessError/);
  expect(tokens["token_type"]).toBe("DPoP");
  const api = `${faulty.origin}/api/v1/users/me`;
  for (const scheme of ["Bearer", "DPoP"]) {
    const headers = { authorization: `${scheme} ${tokens["access_token"]}` };
    expect((await fetch(api, { headers })).status).toBe(401);
  }
  const query = new URLSearchParams({
    grant_type: "refresh_token",
    client_id: "wellbeing-console",
    refresh_token: tokens["refresh_token"] ?? "",
  });
  expect((await fetch(`${faulty.origin}/oidc/token?${query}`)).status).toBe(400);
});

test("two tabs share the key before and after a refresh, early requests are proven, and a sign-out destroys the key", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const other = await context.newPage();
  faulty.reset();
  await other.goto(overview);
  await expectSignedIn(other);
  await settled(other);
  // The early script's proof was accepted, and the console took its answer.
  expect(faulty.seen(me)).toHaveLength(1);
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
