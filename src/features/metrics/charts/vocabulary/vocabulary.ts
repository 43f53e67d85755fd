/** Label and colour of every code, the same on every chart. An unknown code is shown unchanged, in grey. */
import type { ChartColor, ChartKey } from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, asWritten } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

type VocabularyOf<Key extends string> = Key extends `${infer Name}.${string}` ? Name : never;

/** `ageGroup` are the groups of the statistics; the segments show the clusters of `age`. */
export type Vocabulary = VocabularyOf<keyof typeof messages>;

/** All other codes of genders are grey. */
const genderColors: Readonly<Record<string, ChartColor>> = {
  male: "male",
  female: "female",
  non_binary: "non-binary",
};

/** Groups of codes with a natural order; charts sort all other codes by size. */
const ordinal: ReadonlySet<Vocabulary> = new Set(["age", "ageGroup", "rating", "education", "behaviour"]);

export const isOrdinal = (vocabulary: Vocabulary): boolean => ordinal.has(vocabulary);

const isKey = (key: string): key is keyof typeof messages => Object.hasOwn(messages, key);

const labelOf = (vocabulary: Vocabulary, code: string): Message | undefined => {
  const key = `${vocabulary}.${code}`;
  return isKey(key) ? messages[key] : undefined;
};

export const isKnownCode = (vocabulary: Vocabulary, key: string): boolean =>
  labelOf(vocabulary, key) !== undefined;

export const chartKey = ({ text }: I18n, vocabulary: Vocabulary, key: string): ChartKey<Text> => {
  const label = labelOf(vocabulary, key);
  if (label === undefined) return { key, label: asWritten(key), color: "grey" };
  const color = vocabulary === "gender" ? genderColors[key] : "accent";
  return { key, label: text(label), color: color ?? "grey" };
};
