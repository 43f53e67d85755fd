/** Checks that are the same for every call: a bad token is refused, and a browser is allowed to make the call. */
import { Effect } from "effect";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { type Call, calls } from "./calls.ts";
import { causeOfSilence } from "./causes.ts";
import type { Checker } from "./checker.ts";
import { checkPreflight } from "./crossOrigin.ts";
import { type Input, preflight } from "./exchange.ts";

/** Changes a character in the middle: the last ones of a signature may contain unused bits. */
const withOtherSignature = (token: string): string => {
  const place = token.length - Math.ceil((token.length - token.lastIndexOf(".")) / 2);
  return `${token.slice(0, place)}${token[place] === "A" ? "B" : "A"}${token.slice(place + 1)}`;
};

const unsigned = (token: string): string | undefined => {
  const [header, claims, signature] = token.split(".");
  if (header === undefined || claims === undefined || signature === undefined) return undefined;
  return `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${claims}.`;
};

type BadToken = Pick<Input, "token" | "isUnsent">;

const badTokens = (token: string): ReadonlyArray<readonly [when: string, bad: BadToken]> => {
  const plain = unsigned(token);
  const isUnsent = true;
  return [
    ["no token", { token: null, isUnsent }],
    // As an expired one, which the console sends.
    ["a token of nobody", { token: "contract-check" }],
    ["the token with another signature", { token: withOtherSignature(token), isUnsent }],
    ...(plain === undefined
      ? []
      : [["the token unsigned, with alg none", { token: plain, isUnsent }] as const]),
  ];
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

export const checkPreflights = ({ target, wrong, countRequest }: Checker): Effect.Effect<void> => {
  const { origin } = target;
  if (origin === undefined) return Effect.void;
  return Effect.forEach(
    calls,
    (call) => {
      countRequest();
      return Effect.match(preflight({ ...target, origin }, call, { path: nowhere }), {
        onFailure: ({ reason }) =>
          wrong(call.name, {
            cause: causeOfSilence(reason),
            place: "preflight",
            problem: `expected an answer, found none: ${withoutUnprintable(reason)}`,
          }),
        onSuccess: (answer) => {
          for (const issue of checkPreflight(origin, call, answer))
            wrong(call.name, { cause: "cors", ...issue });
        },
      });
    },
    { discard: true },
  );
};
