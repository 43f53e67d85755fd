/**
 * The session record, shared by all tabs, and written only by read-write transactions. If the browser's database
 * fails, the tab continues with its own record, in memory.
 */
import { Context, Effect, Layer, Option, Ref } from "effect";
import { readSessionRecord, type SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { BrowserDatabase, type StorageFailed } from "./BrowserDatabase.ts";
import { SessionSignals } from "./SessionSignals.ts";
import type { SessionSignal } from "./sign-in/sessionChannel.ts";

/** The next record; none leaves it unchanged. */
export type Change = (current: SessionRecord) => Option.Option<Omit<SessionRecord, "generation">>;

/** The record before and after an update. */
export interface Changed {
  readonly before: SessionRecord;
  readonly after: SessionRecord;
}

export const emptyRecord: SessionRecord = { generation: 0, tokens: null, subject: null, idToken: null };
const key = "current";
const recordOf = (value: unknown) => readSessionRecord(value) ?? emptyRecord;

export const advance = (before: SessionRecord, change: Change): Changed => ({
  before,
  after: Option.match(change(before), {
    onNone: () => before,
    onSome: (next) => ({ ...next, generation: before.generation + 1 }),
  }),
});

/** What other tabs are notified of; undefined when nothing has changed. */
export const signalOf = ({ before, after }: Changed): Exclude<SessionSignal, "returned"> | undefined => {
  if (before === after) return undefined;
  return after.tokens === null && after.subject === null ? "signed-out" : "written";
};

export class SessionStore extends Context.Tag("src/services/SessionStore")<
  SessionStore,
  {
    readonly read: Effect.Effect<SessionRecord>;
    readonly update: (change: Change) => Effect.Effect<Changed>;
    /** False once the database has failed and the record is this tab's own. */
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

      const sharedOrOwn = <A>(whenShared: Effect.Effect<A, StorageFailed>, otherwise: Effect.Effect<A>) =>
        Effect.flatMap(Ref.get(state), ({ isShared }) =>
          isShared
            ? Effect.orElse(whenShared, () =>
                Effect.zipRight(
                  Ref.update(state, (known) => ({ ...known, isShared: false })),
                  otherwise,
                ),
              )
            : otherwise,
        );
      const notifyOthers = (changed: Changed) => {
        const signal = signalOf(changed);
        return signal === undefined ? Effect.void : announce(signal);
      };

      return {
        read: Effect.tap(sharedOrOwn(shared.read, own.read), remember),
        update: (change) =>
          sharedOrOwn(shared.update(change), own.update(change)).pipe(
            Effect.tap(({ after }) => remember(after)),
            Effect.tap(notifyOthers),
          ),
        isShared: Effect.map(Ref.get(state), ({ isShared }) => isShared),
      };
    }),
  );
}
