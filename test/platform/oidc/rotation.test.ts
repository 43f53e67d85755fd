import { expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { demo, refresh, refreshByGet, signIn, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ lifetimes: { rotationOverlap: 0 } });

it("reuse of a refresh token after the overlap revokes the whole grant", async () => {
  const { origin } = platform();
  const stolen = await signIn(origin);
  const next = await tokensOf(await refresh(origin, stolen.refresh_token));
  expect((await refreshByGet(origin, stolen.refresh_token)).status).toBe(400);
  expect((await refresh(origin, next.refresh_token)).status).toBe(400);
  expect(await statusOfCall(origin, next)).toBe(401);
});

it("reuse does not revoke the grant of another browser", async () => {
  const { origin } = platform();
  const stolen = await signIn(origin);
  const elsewhere = await signIn(origin, demo, new Browser(origin));
  await refresh(origin, stolen.refresh_token);
  await refresh(origin, stolen.refresh_token);
  expect((await refresh(origin, elsewhere.refresh_token)).status).toBe(200);
});

it("without an overlap many concurrent refreshes never hand out two successors", async () => {
  const { origin } = platform();
  const { refresh_token } = await signIn(origin);
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(origin, refresh_token)));
  const successes = answers.filter(({ status }) => status === 200);
  const successors = await Promise.all(
    successes.map(async (answer) => (await tokensOf(answer)).refresh_token),
  );
  expect(new Set(successors)).toHaveLength(1);
});
