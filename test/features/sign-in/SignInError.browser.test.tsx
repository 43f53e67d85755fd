/** The pages on which a sign-in ends: why it failed or has no access, and the ways on. */
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { NoAccess } from "#src/features/sign-in/NoAccess.tsx";
import { reasonOf } from "#src/features/sign-in/reason.ts";
import { SignedOutHere, SignInError } from "#src/features/sign-in/SignInError.tsx";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import * as errors from "#src/services/sign-in/signInErrors.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const linesOf = async (shown: ReactNode) => {
  const { show } = await signedInScreen(smallServer());
  const { container } = await show(shown);
  return () => {
    container.querySelector("details")?.toggleAttribute("open", true);
    return read(container);
  };
};

const failed = (reason: errors.SignInReason, also: { words?: string; clockAhead?: number } = {}) =>
  new errors.SignInFailed({ reason, message: "what is known", ...also });

it.each<readonly [errors.SignInError, says: string]>([
  [failed("cancelled"), "You cancelled the sign-in."],
  [
    failed("refused", { words: "blocked for this user" }),
    "The sign-in was refused. | paragraph blocked for this user",
  ],
  [
    failed("misconfigured"),
    "The sign-in is not set up correctly. Tell your console operator what the details say.",
  ],
  [
    failed("unreachable"),
    "The sign-in service cannot be reached or does not work. Try again in a few minutes.",
  ],
  [
    failed("misconfigured", { clockAhead: 600 }),
    "This device’s clock is about 10 minutes fast. Correct it, then sign in again.",
  ],
])("the reason is said: %j", async (failure, says) => {
  await expect
    .poll(await linesOf(<SignInError failure={failure} />))
    .toEqual([
      `icon circle-exclamation-point | heading1 Sign-in failed | paragraph ${says} | Details | what is known | link Sign in again | link Go to the start page`,
    ]);
});

it("a browser that denies storage is named", async () => {
  const failure = new StorageFailed({ cause: "denied" });
  await expect
    .poll(await linesOf(<SignInError failure={failure} />))
    .toEqual([
      "icon circle-exclamation-point | heading1 Sign-in failed | paragraph This browser does not let the console keep a session. Allow this site to store data. | link Sign in again | link Go to the start page",
    ]);
});

it.each([
  [-601, "about 10 minutes slow.", "etwa 10 Minuten nach."],
  [5, "about 1 minute fast.", "etwa 1 Minute vor."],
  [3600, "about 60 minutes fast.", "etwa 60 Minuten vor."],
  [-7300, "about 2 hours slow.", "etwa 2 Stunden nach."],
  [4000 * 86_400, "about 4,000 days fast.", "etwa 4.000 Tage vor."],
])("a clock that is %d s ahead is named by the rounded difference", async (clockAhead, en, de) => {
  const failure = failed("misconfigured", { clockAhead });
  expect(reasonOf(failure, await i18nIn("en"))).toContain(en);
  expect(reasonOf(failure, await i18nIn("de"))).toContain(de);
});

const account = "paragraph Signed in as adm_ada";
const others = "button Sign out and use another account | link Try again";

it.each<readonly [shown: () => ReactNode, says: string]>([
  [
    () => <SignInError failure={failed("notAccepted")} />,
    `icon ban | heading1 The platform does not accept this sign-in | ${account} | paragraph You’re signed in, but the platform rejects the session. This device’s clock may be wrong, or something on the way may change the requests. Contact your platform operator. | Details | what is known | ${others}`,
  ],
  [
    () => <NoAccess reason="notAdministrator" />,
    `icon ban | heading1 This account is not an administrator | ${account} | paragraph Ask an administrator to invite you, or use another account. | ${others}`,
  ],
  [
    () => <SignedOutHere />,
    "icon log-out | heading1 You are signed out | You may still be signed in at the sign-in service. On a shared device, sign out there too. | link Go to the start page | link Sign in with another account",
  ],
])("a page without access is read: %#", async (shown, says) => {
  await expect.poll(await linesOf(shown())).toEqual([says]);
});
