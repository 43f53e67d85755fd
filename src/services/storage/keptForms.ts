/**
 * Values of forms that were not sent when the session ended: kept in this tab under their person, for the next sign-in. Each
 * is about the forms of this page's person, and does nothing without one.
 */
import { Effect, Option, Schema } from "effect";
import { Session } from "#src/services/Session.ts";
import { tabKeys } from "./storageKeys.ts";
import { tabStorage } from "./webStorage.ts";

/** Values by field name. */
export type Typed = ReadonlyMap<string, string>;

const Kept = Schema.parseJson(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })));

/** `keys` begins the keys of the person's forms. */
const ofPerson = <A>(run: (keys: string) => A) =>
  Effect.map(
    Effect.flatMap(Session, ({ owner }) => owner),
    Option.map((person) => run(`${tabKeys.form}${encodeURIComponent(person)}/`)),
  );

export const keepForm = (form: string, typed: Typed) => {
  const fields = [...typed].map(([name, value]) => ({ name, value }));
  return ofPerson((keys) => tabStorage.set(keys + form, Kept, fields));
};

export const findForm = (form: string) =>
  Effect.map(
    ofPerson((keys) => tabStorage.get(keys + form, Kept)),
    (found) =>
      Option.map(
        Option.flatten(found),
        (fields): Typed => new Map(fields.map(({ name, value }) => [name, value])),
      ),
  );

export const discardForm = (form: string) => ofPerson((keys) => tabStorage.take(keys + form, Kept));

export const discardForms = ofPerson((keys) => tabStorage.removeWhere((key) => key.startsWith(keys)));
