/** Values of forms that were not sent when the session ended: kept in this tab, for the same person's next sign-in. */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { Session } from "./Session.ts";
import { tabKeys } from "./storage/storageKeys.ts";
import { TabStorage } from "./TabStorage.ts";

const Kept = Schema.parseJson(
  Schema.Struct({
    subject: Schema.String,
    fields: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  }),
);

/** Values by field name. */
export type Typed = ReadonlyMap<string, string>;

export class KeptForms extends Context.Tag("src/services/KeptForms")<
  KeptForms,
  {
    readonly keep: (form: string, typed: Typed) => Effect.Effect<void>;
    /** Values of the person who is signed in; those of another person are removed. */
    readonly find: (form: string) => Effect.Effect<Option.Option<Typed>>;
    readonly discard: (form: string) => Effect.Effect<void>;
    readonly discardAll: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    KeptForms,
    Effect.gen(function* () {
      const storage = yield* TabStorage;
      const { owner } = yield* Session;
      const discard = (form: string) => Effect.asVoid(storage.take(tabKeys.form + form, Kept));
      return {
        discard,
        discardAll: storage.removeAll(tabKeys.form),
        keep: Effect.fn("KeptForms.keep")(function* (form, typed) {
          const subject = Option.getOrUndefined(yield* owner);
          if (subject === undefined) return;
          const fields = [...typed].map(([name, value]) => ({ name, value }));
          yield* Effect.ignore(storage.set(tabKeys.form + form, Kept, { subject, fields }));
        }),
        find: Effect.fn("KeptForms.find")(function* (form) {
          const kept = Option.getOrUndefined(yield* storage.get(tabKeys.form + form, Kept));
          if (kept === undefined) return Option.none();
          const isOwn = Option.contains(yield* owner, kept.subject);
          if (isOwn) return Option.some(new Map(kept.fields.map(({ name, value }) => [name, value])));
          yield* discard(form);
          return Option.none();
        }),
      };
    }),
  );
}
