/**
 * The authoritative session record, shared by all tabs: written only by compare-and-swap on its generation. Where the
 * browser's database fails, the tab goes on with a record of its own, in memory.
 */
import { Context, Effect, Layer, Option, Ref, Schema } from "effect";
import { BrowserDatabase, type StorageFailed } from "./BrowserDatabase.ts";
import { SessionSignals } from "./SessionSignals.ts";

export const Tokens = Schema.Struct({
  access_token: Schema.String.pipe(Schema.minLength(1)),
  token_type: Schema.String.pipe(Schema.minLength(1)),
  refresh_token: Schema.optionalWith(Schema.String.pipe(Schema.minLength(1)), { exact: true }),
});
export type Tokens = typeof Tokens.Type;

export const SessionRecord = Schema.Struct({
  /** Grows with every write. */
  generation: Schema.Int,
  tokens: Schema.NullOr(Tokens),
  /** The person at the identity provider (`sub`); stays when a session ends by itself, goes when the person signs out. */
  subject: Schema.NullOr(Schema.String),
  /** Kept for the end-session request alone. */
  idToken: Schema.NullOr(Schema.String),
});
export type SessionRecord = typeof SessionRecord.Type;

/** What a record becomes; nothing leaves it as it is. */
export type Change = (current: SessionRecord) => Option.Option<Omit<SessionRecord, "generation">>;

/** The record as it was and as it is. */
export interface Changed {
  readonly before: SessionRecord;
  readonly after: SessionRecord;
}

export const emptyRecord: SessionRecord = { generation: 0, tokens: null, subject: null, idToken: null };
const key = "current";
const decode = Schema.decodeUnknownOption(SessionRecord);
const recordOf = (value: unknown) => Option.getOrElse(decode(value), () => emptyRecord);

export const advance = (before: SessionRecord, change: Change): Changed => ({
  before,
  after: Option.match(change(before), {
    onNone: () => before,
    onSome: (next) => ({ ...next, generation: before.generation + 1 }),
  }),
});

export class SessionStore extends Context.Tag("src/services/SessionStore")<
  SessionStore,
  {
    readonly read: Effect.Effect<SessionRecord>;
    readonly update: (change: Change) => Effect.Effect<Changed>;
    /** False once the record is this tab's own, because the browser's database has failed. */
    readonly isShared: Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.effect(
    SessionStore,
    Effect.gen(function* () {
      const database = yield* BrowserDatabase;
      const { announce } = yield* SessionSignals;
      const state = yield* Ref.make({ latest: emptyRecord, isShared: true });
      const remember = (latest: SessionRecord) => Ref.update(state, (known) => ({ ...known, latest }));

      const shared = {
        read: database.use(async (idb) => recordOf(await idb.get("session", key))),
        update: (change: Change) =>
          database.use(async (idb) => {
            const transaction = idb.transaction("session", "readwrite");
            const changed = advance(recordOf(await transaction.store.get(key)), change);
            if (changed.after !== changed.before) await transaction.store.put(changed.after, key);
            await transaction.done;
            return changed;
          }),
      };
      const own = {
        read: Effect.map(Ref.get(state), ({ latest }) => latest),
        update: (change: Change) =>
          Ref.modify(state, (known) => {
            const changed = advance(known.latest, change);
            return [changed, { ...known, latest: changed.after }];
          }),
      };

      const orOwn = <A>(first: Effect.Effect<A, StorageFailed>, second: Effect.Effect<A>) =>
        Effect.flatMap(Ref.get(state), ({ isShared }) =>
          isShared
            ? Effect.orElse(first, () =>
                Effect.zipRight(
                  Ref.update(state, (known) => ({ ...known, isShared: false })),
                  second,
                ),
              )
            : second,
        );
      const tellOthers = ({ before, after }: Changed) =>
        before === after
          ? Effect.void
          : announce(after.tokens === null && after.subject === null ? "signed-out" : "written");

      return {
        read: Effect.tap(orOwn(shared.read, own.read), remember),
        update: (change) =>
          orOwn(shared.update(change), own.update(change)).pipe(
            Effect.tap(({ after }) => remember(after)),
            Effect.tap(tellOthers),
          ),
        isShared: Effect.map(Ref.get(state), ({ isShared }) => isShared),
      };
    }),
  );
}
