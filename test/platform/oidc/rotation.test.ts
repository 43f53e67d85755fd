import { expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { demo, refresh, signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ lifetimes: { rotationOverlap: 0 } });

it("reuse does not revoke the grant of another browser", async () => {
  const { origin } = platform();
  const stolen = await signIn(origin);
  const elsewhere = await signIn(origin, demo, new Browser(origin));
  await refresh(origin, stolen.refresh_token);
  await refresh(origin, stolen.refresh_token);
  expect((await refresh(origin, elsewhere.refresh_token)).status).toBe(200);
});
