/** Fields that a platform stored otherwise than they were sent with a new secret. */
import { DateTime } from "effect";
import { isSameText } from "../isSameText.ts";
import type { Expiring } from "./secretExpiry.ts";

type Fields = Expiring & { readonly alias: string };
export type SecretField = "alias" | "expirationDate";

/** In milliseconds: a platform may store whole seconds, rounded up or down. */
const tolerance = 1000;

const hasSameExpiry = (sent: Expiring, answer: Expiring): boolean =>
  sent.expirationDate === undefined || answer.expirationDate === undefined
    ? sent.expirationDate === answer.expirationDate
    : Math.abs(DateTime.distance(sent.expirationDate, answer.expirationDate)) < tolerance;

export const differencesOf = (sent: Fields, answer: Fields): ReadonlyArray<SecretField> => [
  ...(isSameText(sent.alias, answer.alias) ? [] : (["alias"] as const)),
  ...(hasSameExpiry(sent, answer) ? [] : (["expirationDate"] as const)),
];
