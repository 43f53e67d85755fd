import { useAtomValue } from "jotai";
/** What the row of an app says about its secrets. */
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { AppId, type AppStatus } from "#schemas/apps/App.ts";
import { AppSecrets } from "#src/features/client-secrets/attention/AppSecrets.tsx";
import { secretRows } from "#src/features/client-secrets/attention/attention.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";

const appId = AppId.make("app_1");
const year = new Date().getFullYear();

/** `left` in days; none without an expiration date. */
const secret = (alias: string, left?: number) => ({
  id: alias,
  appId,
  alias,
  creationDate: `${year - 5}-01-01T00:00:00Z`,
  ...(left !== undefined && { expirationDate: new Date(Date.now() + left * 86_400_000).toISOString() }),
});

function Asked(props: ComponentProps<typeof AppSecrets>) {
  useAtomValue(secretRows.askedAtom);
  return <AppSecrets {...props} />;
}

it.each<[what: string, AppStatus, ReadonlyArray<unknown>, RegExp, chip: boolean]>([
  ["no secret", "enabled", [], /^No secret$/, true],
  ["no secret of a disabled app", "disabled", [], /^No secret$/, false],
  ["one without end", "enabled", [secret("a")], /^Valid$/, false],
  [
    "a dying one beside one that expired a year ago",
    "enabled",
    [secret("a", -400), secret("b", 9)],
    /^Expires \d+ \w+( 20\d\d)? 1 expired$/,
    true,
  ],
  ["only one that expired in another year", "enabled", [secret("a", -400)], /^Expired \d+ \w+ 20\d\d$/, true],
  ["an expired one of a disabled app", "disabled", [secret("a", -400)], /^Expired \d+ \w+ 20\d\d$/, false],
])("%s", { timeout: 30_000 }, async (_what, status, secrets, words, chip) => {
  const { show } = await signedInScreen(
    smallServer({ [`/api/v1/apps/${appId}/tokens`]: () => json({ content: secrets }) }),
  );
  const { container } = await show(<Asked app={{ id: appId, status }} />);
  await expect.poll(() => container.textContent, { timeout: 20_000 }).toMatch(words);
  expect(container.querySelector("svg") !== null).toBe(chip);
});
