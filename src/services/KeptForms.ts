/** Values of forms that were not sent when the session ended: kept in this tab under their person, for the next sign-in. */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { Session } from "./Session.ts";
import { tabKeys } from "./storage/storageKeys.ts";
import { TabStorage } from "./TabStorage.ts";

const Kept = Schema.parseJson(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })));

/** Values by field name. */
export type Typed = ReadonlyMap<string, string>;

/** Each is about the forms of this page's person, and does nothing without one. */
export class KeptForms extends Context.Tag("src/services/KeptForms")<
  KeptForms,
  {
    readonly keep: (form: string, typed: Typed) => Effect.Effect<void>;
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
      /** `keys` begins the keys of the person's forms. */
      const ofPerson = <A>(run: (keys: string) => Effect.Effect<A, unknown>) =>
        Effect.option(
          Effect.flatMap(Effect.flatten(owner), (person) =>
            run(`${tabKeys.form}${encodeURIComponent(person)}/`),
          ),
        );
      return {
        keep: (form, typed) => {
          const fields = [...typed].map(([name, value]) => ({ name, value }));
          return ofPerson((keys) => storage.set(keys + form, Kept, fields));
        },
        find: (form) =>
          Effect.map(
            ofPerson((keys) => Effect.flatten(storage.get(keys + form, Kept))),
            Option.map((fields) => new Map(fields.map(({ name, value }) => [name, value]))),
          ),
        discard: (form) => ofPerson((keys) => storage.take(keys + form, Kept)),
        discardAll: ofPerson(storage.removeAll),
      };
    }),
  );
}
