/** Types of messages. The values that a message takes are inferred from its English text. */
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Language } from "#schemas/languages.ts";
import type { Text } from "./i18n.ts";

declare const english: unique symbol;

/** A message in one language. With values, it is parsed by the build. */
export type Words = string | Array<MessageFormatElement>;

/** A message of a catalogue. What the first page needs has only its id: its words are in the language's catalogue. */
export interface Message<English extends string = string> extends Readonly<Partial<Record<Language, Words>>> {
  readonly id: string;
  /** Only a type: which values the message takes follows from its English text. */
  readonly [english]?: English;
}

type Defined<Texts extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof Texts]: Message<Texts[Key]>;
};

/**
 * English messages of a feature (`messages.en.ts`), in ICU MessageFormat. A comment tells translators what the text alone
 * does not. The build gives each message its id, from the file and the key (scripts/vite/messages.ts), so this never runs.
 */
export declare const defineMessages: <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
) => Defined<Texts>;

/** A message with its values: it is shown where a message without values is expected. */
export interface FilledMessage extends Message {
  readonly values: Readonly<Record<string, Value>>;
}

export const filled = <M extends Message>(message: M, values: Values<M>[0] & object): FilledMessage => ({
  ...message,
  values,
});

/** Their translations (`messages.de.ts`). */
export type Translation<English extends Readonly<Record<string, Message>>> = {
  readonly [Key in keyof English]: string;
};

type ArgumentName<Head extends string> = Head extends `${infer Name},${string}` ? Name : Head;
/** A name begins with a letter, the only characters with two cases. */
type IsName<Name extends string> = Name extends `${string}${" " | "#" | "'" | "\n"}${string}` | ""
  ? never
  : Name extends `${infer First}${string}`
    ? Lowercase<First> extends Uppercase<First>
      ? never
      : Name
    : never;
type Names<Head extends string> = Head extends `${infer Outer}{${infer Inner}`
  ? IsName<ArgumentName<Outer>> | Names<Inner>
  : IsName<ArgumentName<Head>>;

/** Names of the arguments of an ICU message: `{name}`, `{count, plural, …}`, `{kind, select, …}`. */
export type Arguments<English extends string> = English extends `${string}{${infer Head}}${infer Rest}`
  ? Names<Head> | Arguments<Rest>
  : never;

type ArgumentsOf<M extends Message> = Arguments<NonNullable<M[typeof english]>>;

export type Value = string | number | Date | Text;

/** The values of a message as the rest parameters of a function; none if it takes none. */
export type Values<M extends Message> = [ArgumentsOf<M>] extends [never]
  ? []
  : [values: { readonly [Name in ArgumentsOf<M>]: Value }];
