/** Signing out, here and at the identity provider. */
import { Effect, Option } from "effect";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { leaveFor } from "#src/services/Browser.ts";
import { Provider } from "#src/services/Provider.ts";
import { Session } from "#src/services/Session.ts";
import { clearPersonalData } from "./personalData.ts";

/** Where a sign-out ends if the provider has no end-session endpoint: the provider's own session continues. */
export const signedOutHere = "/auth?signedOut=here";

/** Clears this browser first, then ends the session at the identity provider, which redirects to /. */
export const signOutAtom = actionAtom((_: void) =>
  Effect.gen(function* () {
    const session = yield* Session;
    const { idToken } = yield* session.clear;
    yield* clearPersonalData;
    const url = yield* Effect.flatMap(Provider, ({ endSessionUrl }) => endSessionUrl(idToken));
    return yield* leaveFor(Option.getOrElse(url, () => signedOutHere));
  }),
);
