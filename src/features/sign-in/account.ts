/** The account at the identity provider, as its ID token names it. */
import { Effect, Option } from "effect";
import { atom } from "jotai";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { claimsOf } from "#src/domain/sign-in/idToken.ts";
import { Session } from "#src/services/Session.ts";

const accountQuery = queryAtom(() =>
  Effect.gen(function* () {
    const { idToken, subject } = yield* Effect.flatMap(Session, ({ record }) => record);
    const claims = Option.flatMap(Option.fromNullable(idToken), claimsOf);
    return Option.getOrUndefined(claims)?.email ?? subject ?? undefined;
  }),
);

/** The email address, else the subject; undefined until it is read, and if nobody is signed in. */
export const accountAtom = atom((get) => get(accountQuery).data);
