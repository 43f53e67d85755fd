/** The pages without a frame: the welcome page, those on which a sign-in ends, and those of errors. */
import { ChunkLoadFailed } from "#src/domain/pageErrors.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { StorageFailed } from "#src/services/BrowserDatabase.ts";
import { type SignInReason, SignInFailed } from "#src/services/sign-in/signInErrors.ts";
import { tabPrefix } from "#src/services/storage/storageKeys.ts";
import { json } from "#test/support/smallServer.ts";
import { approvePage } from "./approvePage.ts";
import type { State, States } from "./states.ts";
import { now, refuse } from "./world.ts";

const failed = (failure: Error): State => ({ at: "/auth", failure: () => failure });
const because = (reason: SignInReason, more: { words?: string; clockAhead?: number } = {}) =>
  failed(new SignInFailed({ reason, message: "what is known", ...more }));
const unknown = (answer: () => Response): State => ({
  at: "/administer/users",
  answers: { "/api/v1/users/me": answer },
});
const withDetails: Partial<State> = {
  enter: () => void document.querySelector("details")?.toggleAttribute("open", true),
};
/** After it has reloaded. */
const missing: State = {
  at: "/auth",
  failure: () => {
    sessionStorage.setItem(`${tabPrefix}reload /auth`, String(now));
    return new ChunkLoadFailed("missing");
  },
};

const arrival: States = {
  "a sign-in that was cancelled": { ...because("cancelled"), ...withDetails },
  "a sign-in that was refused": because("refused", { words: "blocked for this user" }),
  "a sign-in that is set up wrongly": because("misconfigured"),
  "a sign-in without an answer": because("unreachable"),
  "a sign-in by a wrong clock": because("misconfigured", { clockAhead: 600 }),
  "a sign-in that the platform does not accept": { ...because("notAccepted"), ...withDetails },
  "a browser that stores nothing": failed(new StorageFailed({ cause: "denied" })),
  "the welcome page": { at: "/", isSignedOut: true },
  "the welcome page of a signed-in person": { at: "/", like: "the welcome page" },
  "after a sign-out here": { at: "/auth?signedOut=here" },
  "an account that is no administrator": {
    ...unknown(() => json({}, 403)),
    like: "a sign-in that the platform does not accept",
  },
  "a platform that is not available": unknown(refuse),
  "an answer that cannot be read": {
    ...unknown(() => json({})),
    like: "a platform that is not available",
  },
  "a missing part of the console": { ...missing, like: "a platform that is not available" },
  "a missing part of the console, offline": {
    ...missing,
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
  },
  icons: { at: "/dev/icons", root: "main h1, main li:first-child" },
};

approvePage("arrival", { arrival });
