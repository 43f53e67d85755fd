/** What /auth does: complete a sign-in, refresh a session, or begin a sign-in. Loaded on demand. */
import { Effect, Layer, Option } from "effect";
import { safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { leaveFor } from "#src/services/Browser.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { PendingSignIns } from "#src/services/PendingSignIns.ts";
import { isSignedIn, Session } from "#src/services/Session.ts";
import {
  allows,
  isRefusedAgain,
  maySignIn,
  noteAnswer,
  noteSignIn,
} from "#src/services/sign-in/loopGuard.ts";
import { SignInFailed, SignInUnknown } from "#src/services/sign-in/signInErrors.ts";
import { keepWantedPage, wantedPage } from "#src/services/sign-in/wantedPage.ts";
import { clearOthersData } from "./personalData.ts";

/** What only a sign-in needs. */
export const signInServices = Layer.provide(Oidc.layer, PendingSignIns.layer);

export interface AuthParams {
  /** Parameters of the authorization response, after the identity provider's redirect. */
  readonly response: Option.Option<URLSearchParams>;
  /** Undefined: the page that this tab was to show. */
  readonly redirect: string | undefined;
  /** Try the stored session's refresh before asking the person. */
  readonly refresh: boolean;
  /** The provider asks for credentials even when it has a session. */
  readonly forcePrompt: boolean;
  /** The document was opened here by Back, Forward or a reload. */
  readonly isReturn: boolean;
  readonly language: string;
}

const complete = Effect.fn("signIn.complete")(function* (response: URLSearchParams) {
  const { redirect, session } = yield* Effect.flatMap(Oidc, (oidc) => oidc.complete(response));
  yield* clearOthersData(session.subject);
  yield* Effect.flatMap(Session, ({ adopt }) => adopt(session));
  yield* noteSignIn;
  return safeRedirect(redirect);
});

/** Whether the stored session has new tokens now. */
const refreshed = Effect.gen(function* () {
  const { tokens, refresh } = yield* Session;
  const stored = yield* tokens;
  return Option.isSome(stored) && (yield* Effect.isSuccess(refresh(stored.value)));
});

/** The tab that has ended the session asks the person; this one waits, and returns when that sign-in is complete. */
const waitIfEndedElsewhere = Effect.gen(function* () {
  const { isEndedElsewhere } = yield* Session;
  if (yield* isEndedElsewhere) yield* leaveFor("/");
});

/** The provider has sent the person back again and again with neither a code nor an error. */
const unanswered = new SignInFailed({
  reason: "misconfigured",
  message:
    'three sign-ins within 30 seconds came back without "code" and "error": something on the way, such as a proxy, may drop the query of /auth, or the answer is in its fragment (response_mode)',
});

const notAccepted = new SignInFailed({
  reason: "notAccepted",
  message:
    'the platform refused new tokens twice within 30 seconds. See whether they are for its audience, and if they are bound to a key, whether the header DPoP arrives and the clocks agree; "dpop": "off" in the "oidc" part of /config.json gives bearer tokens',
});

/** Returns the path to continue at. Where a sign-in begins, the browser leaves the console instead. */
export const authenticate = Effect.fn("signIn.authenticate")(function* ({
  response,
  redirect,
  refresh,
  forcePrompt,
  isReturn,
  language,
}: AuthParams) {
  const target = safeRedirect(redirect ?? Option.getOrUndefined(wantedPage()));
  if (Option.isSome(response)) {
    yield* noteAnswer;
    return yield* Effect.catchIf(
      complete(response.value),
      (error) => error instanceof SignInUnknown,
      (unknown) => Effect.flatMap(isSignedIn, (isIn) => (isIn ? Effect.succeed(target) : unknown)),
    );
  }
  // Whoever goes back comes through here.
  if (isReturn && (yield* isSignedIn)) return target;
  // Tokens of another sign-in would be refused as well.
  if (refresh && (yield* isRefusedAgain)) return yield* notAccepted;
  const mayRefresh = refresh && (yield* allows("refresh", target));
  if (mayRefresh && (yield* refreshed)) return target;
  if (redirect !== undefined && !(yield* isSignedIn)) keepWantedPage(target);
  if (mayRefresh) yield* waitIfEndedElsewhere;
  // Tokens were refused right after a refresh: a silent sign-in would get the same and loop.
  const mustPrompt = forcePrompt || (refresh && !mayRefresh);
  // Only what comes back by itself is a loop.
  if (!isReturn && !(yield* maySignIn)) return yield* unanswered;
  const url = yield* Effect.flatMap(Oidc, (oidc) => oidc.begin(target, language, mustPrompt));
  return yield* leaveFor(url);
});
