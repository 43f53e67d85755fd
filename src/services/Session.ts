/** Who is signed in, in all tabs: adopting tokens, refreshing them once, signing out. A page serves one person. */
import { Context, Data, Effect, Fiber, Layer, Option, Ref, Runtime, type Scope } from "effect";
import { type SessionRecord, SessionStore, type Tokens } from "./SessionStore.ts";
import { type SessionSignal, SessionSignals } from "./SessionSignals.ts";
import { type RefreshFailed, type TokenAnswer, TokenEndpoint } from "./TokenEndpoint.ts";
import { WebLock } from "./WebLock.ts";

/** Nobody is signed in (any more). */
export class SignedOut extends Data.TaggedError("SignedOut") {}

/** What another tab has made of the session that this page was opened with. */
export type SessionEnd = "signed-out" | "ended" | "replaced";

const signedOut = { tokens: null, subject: null, idToken: null };

const renewed = ({ id_token, ...tokens }: TokenAnswer, current: SessionRecord, used: Tokens) => ({
  subject: current.subject,
  idToken: id_token ?? current.idToken,
  tokens: {
    ...(used.refresh_token === undefined ? {} : { refresh_token: used.refresh_token }),
    ...tokens,
  },
});

const endOf = ({ tokens, subject }: SessionRecord, owner: string | null): SessionEnd | undefined => {
  if (tokens === null) return subject === null ? "signed-out" : "ended";
  return subject === owner ? undefined : "replaced";
};

export class Session extends Context.Tag("src/services/Session")<
  Session,
  {
    readonly record: Effect.Effect<SessionRecord>;
    /** Nothing also when they are another person's than those that this page was opened with. */
    readonly tokens: Effect.Effect<Option.Option<Tokens>>;
    /** The person (`sub`) that this page serves, once it has had tokens. */
    readonly owner: Effect.Effect<Option.Option<string>>;
    /** The tokens of a completed sign-in replace whatever was there. */
    readonly adopt: (session: Omit<SessionRecord, "generation">) => Effect.Effect<void>;
    /** New tokens after `rejected` was refused: those that another call or tab has got meanwhile, else by one request. */
    readonly refresh: (rejected: Tokens) => Effect.Effect<Tokens, SignedOut | RefreshFailed>;
    /** Empties the record and answers what it held. */
    readonly clear: Effect.Effect<SessionRecord>;
    /** Hears when another tab has ended or replaced the session of this page. */
    readonly follow: (hear: (end: SessionEnd) => void) => Effect.Effect<void, never, Scope.Scope>;
    /** False where the browser keeps nothing, so that one is signed in for this tab only. */
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
      const oneAtATime = yield* Effect.makeSemaphore(1);
      const owner = yield* Ref.make(Option.none<string | null>());

      /** The tokens of a record, if they are this page's person's; the first that are seen say who that is. */
      const ownTokens = ({ tokens, subject }: SessionRecord) =>
        tokens === null
          ? Effect.succeedNone
          : Ref.modify(owner, (known) => {
              const person = Option.getOrElse(known, () => subject);
              return [person === subject ? Option.some(tokens) : Option.none(), Option.some(person)];
            });

      // A session that ended by itself still says whose it was: what that person has typed is offered to nobody else.
      const endIf = (used: Tokens) =>
        store.update((current) =>
          current.tokens?.access_token === used.access_token
            ? Option.some({ ...signedOut, subject: current.subject })
            : Option.none(),
        );

      const request = Effect.fn("Session.request")(function* (used: Tokens, subject: string | null) {
        if (used.refresh_token === undefined) return yield* new SignedOut();
        const answer = yield* endpoint.refresh(used.refresh_token, subject);
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
        return yield* Effect.tapErrorCause(request(tokens, record.subject), () => endIf(tokens));
      });

      const heed = Effect.fn("Session.heed")(function* (signal: SessionSignal) {
        // A record of this tab's own hears of a person's sign-out by this alone.
        if (signal === "signed-out" && !(yield* store.isShared)) {
          yield* store.update(({ tokens }) => (tokens === null ? Option.none() : Option.some(signedOut)));
        }
        const record = yield* store.read;
        const person = yield* Ref.get(owner);
        return Option.flatMapNullable(person, (known) => endOf(record, known));
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
        // In a fiber of its own: a caller that goes away must not lose a rotated token.
        refresh: (rejected) =>
          refresh(rejected).pipe(
            lock.hold("wellbeing-console-refresh"),
            oneAtATime.withPermits(1),
            Effect.forkIn(scope),
            Effect.flatMap(Fiber.join),
          ),
        clear: Effect.map(
          store.update(() => Option.some(signedOut)),
          ({ before }) => before,
        ),
        follow: (hear) =>
          signals.listen((signal) => Runtime.runFork(runtime)(Effect.map(heed(signal), Option.map(hear)))),
        isShared: store.isShared,
      };
    }),
  );
}
