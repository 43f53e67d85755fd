/** What a message is, and which values it takes, read off its English text by the type checker. */
import type { Text } from "./Text.ts";

/** One message: its id is the feature, a dot and its key; `defaultMessage` is ICU MessageFormat in English. */
export interface Message<Id extends string = string, English extends string = string> {
  readonly id: Id;
  readonly defaultMessage: English;
  /** For translators: where it stands and what it says. */
  readonly description: string;
}

/** The English catalogue of a feature (`messages.en.ts`). */
export type Messages = Readonly<Record<string, Message>>;

/** The same catalogue in another language (`messages.de.ts`). */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: string };

type ArgumentName<Head extends string> = Head extends `${infer Name},${string}` ? Name : Head;
type IsName<Name extends string> = Name extends `${string}${" " | "#" | "'" | "\n"}${string}` | ""
  ? never
  : Name;

/** The arguments of an ICU text: `{name}` and `{count, plural, …}`. */
export type Arguments<English extends string> = English extends `${string}{${infer Head}}${infer Rest}`
  ? Head extends `${infer Outer}{${infer Inner}`
    ? IsName<ArgumentName<Outer>> | IsName<ArgumentName<Inner>> | Arguments<Rest>
    : IsName<ArgumentName<Head>> | Arguments<Rest>
  : never;

export type Value = string | number | Date | Text;

/** The values that a message needs, as the last parameter of a function; none when it takes none. */
export type Values<M extends Message> = [Arguments<M["defaultMessage"]>] extends [never]
  ? []
  : [values: Readonly<Record<Arguments<M["defaultMessage"]>, Value>>];
