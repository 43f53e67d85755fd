/** The session, shared by all tabs: adopting tokens, refreshing them once, signing out. A page serves one person. */
import { Context, Data, Effect, Fiber, Layer, Option, Ref, Runtime, type Scope } from "effect";
import type { SessionRecord, Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { SessionSignals } from "./SessionSignals.ts";
import { SessionStore } from "./SessionStore.ts";
import type { SessionSignal } from "./sign-in/sessionChannel.ts";
import { type RefreshFailed, type TokenResponse, TokenEndpoint } from "./TokenEndpoint.ts";
import { WebLock } from "./WebLock.ts";

/** There are no tokens for this page. */
export class SignedOut extends Data.TaggedError("SignedOut") {}

/** Why this page's session is over: a sign-out, a refused refresh, or a sign-in of another person. */
export type SessionEnd = "signed-out" | "ended" | "replaced";

/** `begun`: there is a session, and this page has served nobody yet. */
export type SessionTurn = SessionEnd | "begun";

const signedOut = { tokens: null, subject: null, idToken: null };

const grantedScope = (scope: string | undefined) => (scope === undefined ? {} : { scope });

/** A response without a refresh token keeps the one that was used (RFC 6749 §6). */
const renewed = ({ id_token, scope, ...tokens }: TokenResponse, current: SessionRecord, used: Tokens) => ({
  subject: current.subject,
  ...grantedScope(scope ?? current.scope),
  idToken: id_token ?? current.idToken,
  tokens: { ...used, ...tokens },
});

const endOf = (
  { generation, tokens, subject }: SessionRecord,
  owner: string | null,
): SessionEnd | undefined => {
  // Without any record, the browser has removed what it stored: nobody has signed out.
  if (tokens === null) return subject === null && generation > 0 ? "signed-out" : "ended";
  return subject === owner ? undefined : "replaced";
};

/** Whom the page serves before its first call, as the early script has read that person's data. */
export class FirstOwner extends Context.Reference<FirstOwner>()("src/services/FirstOwner", {
  defaultValue: () => Option.none<string | null>(),
}) {}

export class Session extends Context.Tag("src/services/Session")<
  Session,
  {
    readonly record: Effect.Effect<SessionRecord>;
    /** The tokens of this page's person; none while another person is signed in. */
    readonly tokens: Effect.Effect<Option.Option<Tokens>>;
    /** The person (`sub`) that this page serves: that of the first tokens it has read or adopted. */
    readonly owner: Effect.Effect<Option.Option<string>>;
    /** Replaces the record with the session of a completed sign-in. */
    readonly adopt: (session: Omit<SessionRecord, "generation">) => Effect.Effect<void>;
    /** New tokens after a 401 for `rejected`: those of another call or tab, else of one request. A failure ends the session. */
    readonly refresh: (rejected: Tokens) => Effect.Effect<Tokens, SignedOut | RefreshFailed>;
    /** Signs out: empties the record and returns its former content. */
    readonly clear: Effect.Effect<SessionRecord>;
    /** Why this page's session is over; none while it lives, or if there was none. */
    readonly end: Effect.Effect<Option.Option<SessionEnd>>;
    /** Whether this page has served a session that another page has ended. */
    readonly isEndedElsewhere: Effect.Effect<boolean>;
    /** Calls `onTurn` when another tab has ended or replaced this page's session, or has begun one. */
    readonly follow: (onTurn: (turn: SessionTurn) => void) => Effect.Effect<void, never, Scope.Scope>;
    /** False if the browser stores nothing and the session is this tab's only. */
    readonly isShared: Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.scoped(
    Session,
    Effect.gen(function* () {
      const store = yield* SessionStore;
      const signals = yield* SessionSignals;
      const endpoint = yield* TokenEndpoint;
      const lock = yield* WebLock;
      const scope = yield* Effect.scope;
      const runtime = yield* Effect.runtime();
      const refreshing = yield* Effect.makeSemaphore(1);
      const owner = yield* Ref.make(yield* FirstOwner);
      const hasEndedIt = yield* Ref.make(false);

      /** The record's tokens if they belong to the owner, who is set by the first tokens. */
      const ownTokens = ({ tokens, subject }: SessionRecord) =>
        tokens === null
          ? Effect.succeedNone
          : Ref.modify(owner, (known) => {
              const person = Option.getOrElse(known, () => subject);
              return [person === subject ? Option.some(tokens) : Option.none(), Option.some(person)];
            });

      // The record keeps its subject, for which forms are kept that were not sent, and the key.
      const end = (used: Tokens) =>
        Effect.flatMap(
          store.update((current) =>
            current.tokens?.access_token === used.access_token
              ? Option.some({
                  ...signedOut,
                  subject: current.subject,
                  ...(used.proofKey && { formerKey: used.proofKey }),
                })
              : Option.none(),
          ),
          ({ before, after }) => Ref.set(hasEndedIt, before !== after),
        );

      const request = Effect.fn("Session.request")(function* (used: Tokens, record: SessionRecord) {
        if (used.refresh_token === undefined) return yield* new SignedOut();
        const answer = yield* endpoint.refresh(used.refresh_token, record, used.proofKey);
        const { after } = yield* store.update((current) =>
          current.tokens?.access_token === used.access_token
            ? Option.some(renewed(answer, current, used))
            : Option.none(),
        );
        return Option.getOrUndefined(yield* ownTokens(after)) ?? (yield* new SignedOut());
      });

      const refresh = Effect.fn("Session.refresh")(function* (rejected: Tokens) {
        const record = yield* store.read;
        const tokens = Option.getOrUndefined(yield* ownTokens(record));
        if (tokens === undefined) return yield* new SignedOut();
        if (tokens.access_token !== rejected.access_token) return tokens;
        return yield* Effect.tapErrorCause(request(tokens, record), () => end(tokens));
      });

      const ended = Effect.gen(function* () {
        const record = yield* store.read;
        return Option.flatMap(yield* Ref.get(owner), (person) => Option.fromNullable(endOf(record, person)));
      });

      const handleSignal = Effect.fn("Session.handleSignal")(function* (signal: SessionSignal) {
        // A tab with its own record does not see the shared one, but a sign-out in another tab ends its session too.
        if (signal === "signed-out" && !(yield* store.isShared)) {
          yield* store.update(({ tokens }) => (tokens === null ? Option.none() : Option.some(signedOut)));
        }
        const { tokens } = yield* store.read;
        const isBegun = tokens !== null && Option.isNone(yield* Ref.get(owner));
        return isBegun ? Option.some<SessionTurn>("begun") : yield* ended;
      });

      return {
        record: store.read,
        tokens: Effect.flatMap(store.read, ownTokens),
        owner: Effect.map(Ref.get(owner), Option.flatMap(Option.fromNullable)),
        adopt: (session) =>
          Effect.zipRight(
            store.update(() => Option.some(session)),
            Ref.set(owner, Option.some(session.subject)),
          ),
        // In its own fiber: the interruption of a caller must not lose a rotated token.
        refresh: (rejected) =>
          refresh(rejected).pipe(
            lock.withLock("wellbeing-console-refresh"),
            refreshing.withPermits(1),
            Effect.forkIn(scope),
            Effect.flatMap(Fiber.join),
          ),
        clear: Effect.map(
          store.update(() => Option.some(signedOut)),
          ({ before }) => before,
        ),
        end: ended,
        isEndedElsewhere: Effect.gen(function* () {
          return Option.contains(yield* ended, "ended") && !(yield* Ref.get(hasEndedIt));
        }),
        follow: (onTurn) =>
          signals.listen((signal) =>
            Runtime.runFork(runtime)(Effect.map(handleSignal(signal), Option.map(onTurn))),
          ),
        isShared: store.isShared,
      };
    }),
  );
}

export const isSignedIn = Effect.flatMap(Session, ({ tokens }) => Effect.map(tokens, Option.isSome));
