/** The pages on which a sign-in ends: why it failed or has no access, and the ways on. */
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { NoAccess } from "#src/features/sign-in/NoAccess.tsx";
import { SignedOutHere, SignInError } from "#src/features/sign-in/SignInError.tsx";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import * as errors from "#src/services/sign-in/signInErrors.ts";
import { read } from "#test/support/read.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const linesOf = async (shown: ReactNode) => {
  const { show } = await signedInScreen(smallServer());
  const { container } = await show(shown);
  return () => read(container);
};

const cause = new TypeError("Failed to fetch");
const answered = "POST https://id.example/token answered 404";

const provider = "The sign-in service";

it.each<readonly [errors.SignInError, says: string]>([
  [new errors.SignInUnknown(), "This sign-in was already used, or it took longer than ten minutes."],
  [new errors.SignInUnreachable({ cause }), `${provider} could not be reached.`],
  [
    new StorageFailed({ cause }),
    "This browser does not let the console keep a session. Allow this site to store data.",
  ],
  [
    new errors.SignInInvalid({ code: "answer", message: "answer", answered }),
    `${provider} gave an unexpected answer. Tell your console operator: | paragraph ${answered}`,
  ],
  [
    new errors.SignInInvalid({ code: "exp", message: "exp", clockAhead: 600 }),
    "This device’s clock is about 10 minutes fast (exp). Correct it, then sign in again.",
  ],
  [
    new errors.SignInRefused({ error: "invalid_scope", answered, scope: "openid email" }),
    `${provider} does not accept this scope (invalid_scope): openid email. Your console operator sets it in /config.json, as “scopes” and “audienceScope”. | paragraph ${answered}`,
  ],
  [
    new errors.SignInRefused({ error: "access_denied", answered: "blocked for this user" }),
    `${provider} did not let you in. | paragraph blocked for this user`,
  ],
  [
    new errors.SignInCorsBlocked({ address: "https://id.example/token", message: "CORS" }),
    `${provider} does not allow this console to read https://id.example/token (CORS). Contact your console operator.`,
  ],
  [
    new errors.SignInUnanswered({ isInFragment: false }),
    `${provider} has sent you back three times without an answer. Something on the way may drop the part of the address after the question mark. Contact your console operator.`,
  ],
  [
    new errors.SignInUnanswered({ isInFragment: true }),
    `${provider} answers in the wrong part of the address: after #, not after the question mark. Contact your console operator.`,
  ],
])("the reason is said: %s", async (failure, says) => {
  await expect
    .poll(await linesOf(<SignInError failure={failure} />))
    .toEqual([
      `icon circle-exclamation-point | heading1 Sign-in failed | paragraph ${says} | link Sign in again | link Go to the start page`,
    ]);
});

const account = "paragraph Signed in as adm_ada";
const others = "button Sign out and use another account | link Try again";
const notAccepted = (areBound: boolean) => (
  <SignInError failure={new errors.SignInNotAccepted({ areBound })} />
);

it.each<readonly [shown: () => ReactNode, says: string]>([
  [
    () => notAccepted(true),
    `icon ban | heading1 The platform does not accept this sign-in | ${account} | paragraph You’re signed in, but the platform does not accept the proof that goes with each request. Something on the way may remove the header “DPoP”, the platform may not know it, or this device’s clock may be wrong. Contact your platform operator. | ${others}`,
  ],
  [
    () => notAccepted(false),
    `icon ban | heading1 The platform does not accept this sign-in | ${account} | paragraph You’re signed in, but the platform rejects the session. Contact your platform operator. | ${others}`,
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
