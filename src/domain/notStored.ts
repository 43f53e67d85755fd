/** What a platform stored otherwise than it was sent: every field of a write has its comparison, or this does not compile. */
import { DateTime } from "effect";

type Comparisons<Sent> = {
  readonly [Field in keyof Sent]-?: (sent: Sent[Field], stored: Sent[Field]) => boolean;
};

const comparable = (value: string) => value.normalize("NFC").trim();

/** A platform may write a text in another form of Unicode, or trim it. */
export const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** In milliseconds: a platform may store whole seconds, rounded up or down. */
const tolerance = 1000;

export const isSameInstant = (one: DateTime.Utc | undefined, other: DateTime.Utc | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : Math.abs(DateTime.distance(one, other)) < tolerance;

export const comparing = <Sent extends object>(isSame: Comparisons<Sent>) => {
  const fields = Object.keys(isSame) as unknown as ReadonlyArray<keyof Sent>;
  return (sent: Sent, stored: Sent) => fields.filter((field) => !isSame[field](sent[field], stored[field]));
};
