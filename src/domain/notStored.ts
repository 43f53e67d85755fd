/** What a platform stored otherwise than it was sent. */
import { DateTime, type Schema } from "effect";
import { tidied } from "#schemas/scalars.ts";

const comparable = (value: string) => tidied(value.normalize("NFC"));

/** In milliseconds: a platform may store whole seconds, rounded up or down. */
const tolerance = 1000;

/** A platform may write a text in another form of Unicode, or tidy its spaces. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one === "string" && typeof other === "string") return comparable(one) === comparable(other);
  return DateTime.isDateTime(one) && DateTime.isDateTime(other)
    ? Math.abs(DateTime.distance(one, other)) < tolerance
    : one === other;
};

/** Names each field of a write that was stored otherwise. */
export const comparing = <Fields extends Schema.Struct.Fields>({ fields }: Schema.Struct<Fields>) => {
  type Sent = Schema.Struct.Type<Fields>;
  const names = Object.keys(fields) as unknown as ReadonlyArray<keyof Sent>;
  return (sent: Sent, stored: Sent) => names.filter((name) => !isSame(sent[name], stored[name]));
};
