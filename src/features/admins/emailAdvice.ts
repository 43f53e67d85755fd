/** What an address must be, and whether somebody has it already. */
import { Effect } from "effect";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { emailMaxLength } from "#schemas/admins/AdminInvitation.ts";
import { email, maxLength, type Problem, problemOf, required } from "#src/interaction/rules.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { messages } from "./messages.en.ts";

export const emailRules = [required, maxLength(emailMaxLength), email];

export const emailTaken: Problem = (text) => text(messages.emailTaken);

/** The address to ask about; empty while there is nothing to ask. */
export const typedEmailAtom = atom("");

/** Waits for a pause in typing. The answer only advises: a check that fails blocks nobody. */
export const emailAdviceAtom = queryAtom((get) => {
  const typed = get(typedEmailAtom);
  if (typed === "") return Effect.succeed({ typed, isFree: true });
  return Effect.sleep("300 millis").pipe(
    Effect.zipRight(ApiClient),
    Effect.flatMap(({ admins }) => admins.isEmailUnique({ urlParams: { email: typed } })),
    Effect.catchIf(
      ({ _tag }) => _tag !== "Unauthorized",
      () => Effect.succeed(true),
    ),
    Effect.map((isFree) => ({ typed, isFree })),
  );
});

/** That an address is taken, as soon as that is known of the one in the field. */
export const useEmailAdvice = (value: string): Problem | undefined => {
  const ask = useSetAtom(typedEmailAtom);
  const { data } = useAtomValue(emailAdviceAtom);
  const typed = value.trim();
  const isAsked = problemOf(typed, emailRules) === undefined;
  useEffect(() => ask(isAsked ? typed : ""), [ask, isAsked, typed]);
  return isAsked && data?.typed === typed && !data.isFree ? emailTaken : undefined;
};
