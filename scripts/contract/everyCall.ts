/** Checks that are the same for every call: a bad token is refused, and a browser is allowed to make the call. */
import { Effect } from "effect";
import { type Call, calls } from "./calls.ts";
import { causeOfSilence } from "./causes.ts";
import type { Checker } from "./checker.ts";
import { checkPreflight } from "./crossOrigin.ts";
import { type Input, preflight } from "./exchange.ts";

type BadToken = readonly [when: string, bad: Input];

const badTokens = (token: string): ReadonlyArray<BadToken> => {
  const isUnsent = true;
  // In the middle of the signature: its last characters may contain unused bits.
  const place = token.length - Math.ceil((token.length - token.lastIndexOf(".")) / 2);
  const other = `${token.slice(0, place)}${token[place] === "A" ? "B" : "A"}${token.slice(place + 1)}`;
  const [, claims, signature] = token.split(".");
  const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
  const bad: ReadonlyArray<BadToken> = [
    ["no token", { token: null, isUnsent }],
    ["a token of nobody", { token: "contract-check" }], // as an expired one, which the console sends
    ["the token with another signature", { token: other, isUnsent }],
    ["the token unsigned, with alg none", { token: `${header}.${claims}.`, isUnsent }],
  ];
  return signature === undefined ? bad.slice(0, -1) : bad;
};

const nowhere = { id: "contract-check", appId: "contract-check" };

/** Writes nothing even if the platform does not check tokens: the body is not JSON, and the id does not exist. */
const harmless = ({ method }: Call): Input => ({
  path: nowhere,
  ...(method === "POST" || method === "PUT" ? { text: "{" } : {}),
});

export const checkTokens = ({ target, refuse }: Checker): Effect.Effect<void> =>
  Effect.forEach(
    calls.flatMap((call) => badTokens(target.token).map((bad) => [call, ...bad] as const)),
    ([call, when, bad]) => refuse(call.name, 401, { ...harmless(call), ...bad }, when),
    { discard: true, concurrency: 4 },
  );

export const checkPreflights = ({ target, error }: Checker): Effect.Effect<void> =>
  Effect.forEach(
    target.origin === undefined ? [] : calls,
    (call) => {
      const { origin = "" } = target;
      return Effect.match(preflight(target, origin, call, { path: nowhere }), {
        onFailure: ({ reason }) =>
          error(call.name, causeOfSilence(reason), "preflight", `expected an answer, found none: ${reason}`),
        onSuccess: (answer) =>
          checkPreflight(origin, call, answer, (place, problem) => error(call.name, "cors", place, problem)),
      });
    },
    { discard: true },
  );
