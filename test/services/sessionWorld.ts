/** Several tabs of one browser, an API, and an identity provider that rotates refresh tokens, all in memory. */
import { FetchHttpClient, HttpClient, HttpClientRequest } from "@effect/platform";
import { Cause, Effect, Exit, Layer, Option, Scope } from "effect";
import { readSessionRecord, type SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { BrowserDatabase, type OpenDatabase, StorageFailed } from "#src/services/BrowserDatabase.ts";
import { FirstOwner, Session, type SessionTurn } from "#src/services/Session.ts";
import { SessionSignals } from "#src/services/SessionSignals.ts";
import { emptyRecord, SessionStore } from "#src/services/SessionStore.ts";
import type { SessionSignal } from "#src/services/sign-in/sessionChannel.ts";
import { RefreshFailed, TokenEndpoint, type TokenResponse } from "#src/services/TokenEndpoint.ts";
import { WebLock } from "#src/services/WebLock.ts";

export interface WorldOptions {
  /** Awaited before each asynchronous step, so that a test schedules them. */
  readonly pause?: (step: string) => Promise<void>;
  /** Whether tabs have Web Locks; without them the provider accepts a rotated token again. */
  readonly hasLocks?: boolean;
  /** What the provider answers to a refresh, in place of new tokens of its own. */
  readonly answer?: TokenResponse;
}

/** A defect, which no test allows. */
const unexpected = (cause: Cause.Cause<unknown>): never => {
  throw Cause.squash(cause);
};

export const sessionWorld = ({ pause = async () => {}, hasLocks = true, answer }: WorldOptions = {}) => {
  let stored: unknown;
  const record = () => readSessionRecord(stored) ?? emptyRecord;
  let issued = 0;
  const valid = new Set<string>();
  const spent: Array<string> = [];
  let revoked = false;
  /** What the API answers to a valid and to another token, and whether the provider refreshes and the browser stores. */
  const now = { status: 200, refusal: 401, isRefreshing: true, isStoring: true };
  const listeners = new Set<(signal: SessionSignal) => void>();
  const oneTab = Effect.runSync(Effect.makeSemaphore(1));
  const step = (name: string) => Effect.promise(() => pause(name));

  const issue = () => {
    issued += 1;
    valid.add(`access-${issued}`);
    return { access_token: `access-${issued}`, token_type: "Bearer", refresh_token: `refresh-${issued}` };
  };

  /** The session's record is all that the tabs store. One transaction runs at a time. */
  const idb = {
    get: async () => stored,
    transaction: () => ({
      store: {
        get: async () => stored,
        put: async (value: unknown) => {
          stored = value;
        },
      },
      done: Promise.resolve(),
    }),
  } as unknown as OpenDatabase;
  const oneTransaction = Effect.runSync(Effect.makeSemaphore(1));
  const database = Layer.succeed(BrowserDatabase, {
    use: (work) =>
      Effect.suspend(() =>
        now.isStoring
          ? Effect.zipRight(step("database"), oneTransaction.withPermits(1)(Effect.promise(() => work(idb))))
          : new StorageFailed({ cause: "denied" }),
      ),
  });

  const endpoint = Layer.succeed(TokenEndpoint, {
    refresh: (token) =>
      Effect.gen(function* () {
        yield* step("token request");
        // RFC 9700 §4.14.2: using a refresh token twice revokes the whole grant.
        if (hasLocks && spent.includes(token)) revoked = true;
        spent.push(token);
        if (revoked || !now.isRefreshing) return yield* new RefreshFailed({ cause: "refused" });
        const tokens = answer ?? issue();
        valid.add(tokens.access_token);
        yield* step("token answer");
        return tokens;
      }),
  });

  const api = async (_input: RequestInfo | URL, init?: RequestInit) => {
    const token = (new Headers(init?.headers).get("authorization") ?? "").replace("Bearer ", "");
    await pause("call");
    return new Response("{}", { status: valid.has(token) ? now.status : now.refusal });
  };

  /** @param firstOwner - Whose data the early script has read. */
  const tab = (firstOwner?: string) => {
    const scope = Effect.runSync(Scope.make());
    const own = new Set<(signal: SessionSignal) => void>();
    const bus = Layer.succeed(SessionSignals, {
      announce: (signal) =>
        Effect.sync(() => {
          for (const listener of listeners) if (!own.has(listener)) listener(signal);
        }),
      listen: (listener) =>
        Effect.sync(() => {
          own.add(listener);
          listeners.add(listener);
        }),
    });
    const lock = Layer.succeed(WebLock, {
      withLock: () => (work) => (hasLocks ? oneTab.withPermits(1)(work) : work),
    });
    const layer = AuthenticatedHttp.layer.pipe(
      Layer.provideMerge(Session.layer),
      Layer.provide(Layer.succeed(FirstOwner, Option.fromNullable(firstOwner))),
      Layer.provide(
        Layer.mergeAll(Layer.provide(SessionStore.layer, Layer.merge(database, bus)), bus, endpoint, lock),
      ),
    );
    const context = Effect.runSync(Scope.extend(Layer.build(layer), scope));
    const run = <A, E>(effect: Effect.Effect<A, E, Session | AuthenticatedHttp>) =>
      Effect.runPromiseExit(
        effect.pipe(Effect.provide(context), Effect.provideService(FetchHttpClient.Fetch, api)),
      );
    const request = Effect.flatMap(AuthenticatedHttp, (http) =>
      HttpClient.filterStatusOk(http).execute(HttpClientRequest.get("http://api.test/api/v1/users/me")),
    );
    const adopt = (session: Omit<SessionRecord, "generation">) =>
      run(Effect.flatMap(Session, (service) => service.adopt(session)));
    return {
      run,
      /** One API request. */
      request,
      /** Sends it, and resolves to whether it succeeded. */
      call: async () => Exit.getOrElse(await run(Effect.isSuccess(request)), unexpected),
      adopt,
      signIn: (subject = "ada") => adopt({ tokens: issue(), subject, idToken: null }),
      signOut: () => run(Effect.flatMap(Session, ({ clear }) => clear)),
      /** What this page is told of the session from now on. */
      turns: () => {
        const turns: Array<SessionTurn> = [];
        void run(Effect.scoped(Effect.flatMap(Session, ({ follow }) => follow((turn) => turns.push(turn)))));
        return turns;
      },
      close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
    };
  };

  return {
    tab,
    record,
    now,
    /** As a browser that needs space removes what it stores. */
    removeRecord: () => {
      stored = undefined;
    },
    isSignedIn: () => record().tokens !== null,
    /** Refresh tokens in the order in which they were sent. */
    spent,
    /** Makes the API refuse an access token, by default the one that the tabs share. */
    expire: (token = record().tokens?.access_token ?? "") => {
      valid.delete(token);
    },
  };
};
