/** Pairs of a secret and its successor. */
import { expect, it } from "vitest";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { rotationPairs } from "#src/domain/client-secrets/attention.ts";

const id = (text: string) => ClientSecretId.make(text);
const secretsOf = (text: string) => [...text].map((letter) => ({ id: id(letter) }));
const rotation = ([old = "", successor = ""]: string) => ({ old: id(old), successor: id(successor) });

it.each([
  ["ab", ["ab"], ["ab"]],
  ["a", ["ab"], []],
  ["b", ["ab"], []],
  ["abc", ["ab", "bc"], ["ab", "bc"]],
  ["abc", ["ab", "ac"], ["ac"]],
  ["ac", ["ac", "ab"], ["ac"]],
])("of the secrets %j, rotated as %j, the pairs are %j", (secrets, rotations, pairs) => {
  const found = rotationPairs(rotations.map(rotation), secretsOf(secrets));
  expect(found.map(({ old, successor }) => old.id + successor.id)).toEqual(pairs);
});
