/** What /auth does: end a sign-in that the identity provider answers, refresh a session, or begin a sign-in. */
import { Effect, Option } from "effect";
import { safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { AppRecords } from "#src/services/apps/AppRecords.ts";
import { Browser } from "#src/services/Browser.ts";
import { KeptForms } from "#src/services/KeptForms.ts";
import { Oidc } from "#src/services/Oidc.ts";
import { Repeats } from "#src/services/Repeats.ts";
import { Session } from "#src/services/Session.ts";

export interface AuthEntry {
  /** The identity provider's answer, when it has just sent the person back. */
  readonly answer: Option.Option<URLSearchParams>;
  readonly redirect: unknown;
  /** Try the stored session's refresh before asking the person. */
  readonly refresh: boolean;
  readonly language: string;
}

const complete = Effect.fn("signIn.complete")(function* (answer: URLSearchParams) {
  const { redirect, session } = yield* Effect.flatMap(Oidc, (oidc) => oidc.complete(answer));
  yield* Effect.flatMap(AppRecords, (records) => records.clear);
  yield* Effect.flatMap(Session, ({ adopt }) => adopt(session));
  return safeRedirect(redirect);
});

const refreshed = Effect.gen(function* () {
  const session = yield* Session;
  const tokens = yield* session.tokens;
  return Option.isSome(tokens) && (yield* Effect.isSuccess(session.refresh(tokens.value)));
});

/** Answers the path to go on to; a sign-in that begins leaves the console instead. */
export const enter = Effect.fn("signIn.enter")(function* ({
  answer,
  redirect,
  refresh,
  language,
}: AuthEntry) {
  if (Option.isSome(answer)) return yield* complete(answer.value);
  const target = safeRedirect(redirect);
  const mayRefresh = refresh && (yield* Effect.flatMap(Repeats, ({ mayDo }) => mayDo("refresh", target)));
  if (mayRefresh && (yield* refreshed)) return target;
  // Where new tokens were refused just now, those of a sign-in that asks nobody would be refused again, in a loop.
  const anew = refresh && !mayRefresh;
  const url = yield* Effect.flatMap(Oidc, (oidc) => oidc.begin(target, language, anew));
  return yield* Effect.flatMap(Browser, ({ leaveFor }) => leaveFor(url));
});

/** Empties this browser first, then ends the session at the identity provider, which leads back to /. */
export const signOutAtom = actionAtom((_: void) =>
  Effect.gen(function* () {
    const session = yield* Session;
    const { idToken } = yield* session.clear;
    yield* Effect.flatMap(AppRecords, (records) => records.clear);
    yield* Effect.flatMap(KeptForms, ({ discardAll }) => discardAll);
    const { endSessionUrl } = yield* Oidc;
    return yield* Effect.flatMap(Browser, ({ leaveFor }) => leaveFor(endSessionUrl(idToken)));
  }),
);
