/** Types of messages. The values that a message takes are inferred from its English text. */
import type { Text } from "./Text.ts";

/** `id` is `<feature>.<key>`; `defaultMessage` is English, in ICU MessageFormat. */
export interface Message<Id extends string = string, English extends string = string> {
  readonly id: Id;
  readonly defaultMessage: English;
  /** For translators: where it appears and what its values are. */
  readonly description: string;
}

/** A message with its values: it is shown where a message without values is expected. */
export interface FilledMessage extends Message {
  readonly values: Readonly<Record<string, Value>>;
}

export const filled = <M extends Message>(message: M, values: Values<M>[0] & object): FilledMessage => ({
  ...message,
  values,
});

/** English messages of a feature (`messages.en.ts`). */
export type Messages = Readonly<Record<string, Message>>;

/** Their translations (`messages.de.ts`). */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: string };

type ArgumentName<Head extends string> = Head extends `${infer Name},${string}` ? Name : Head;
type IsName<Name extends string> = Name extends `${string}${" " | "#" | "'" | "\n"}${string}` | ""
  ? never
  : Name;

/** Names of the arguments of an ICU message: `{name}` and `{count, plural, …}`. */
export type Arguments<English extends string> = English extends `${string}{${infer Head}}${infer Rest}`
  ? Head extends `${infer Outer}{${infer Inner}`
    ? IsName<ArgumentName<Outer>> | IsName<ArgumentName<Inner>> | Arguments<Rest>
    : IsName<ArgumentName<Head>> | Arguments<Rest>
  : never;

export type Value = string | number | Date | Text;

/** The values of a message as the rest parameters of a function; none if it takes none. */
export type Values<M extends Message> = [Arguments<M["defaultMessage"]>] extends [never]
  ? []
  : [values: Readonly<Record<Arguments<M["defaultMessage"]>, Value>>];
