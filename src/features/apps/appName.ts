/** What an app may be called, and whether somebody else has the name already. */
import { Effect } from "effect";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { appNameMaxLength } from "#schemas/apps/App.ts";
import { maxLength, printable, type Problem, problemOf, required } from "#src/interaction/rules.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { messages } from "./messages.en.ts";

export const nameRules = [required, maxLength(appNameMaxLength), printable];

export const nameTaken: Problem = (text) => text(messages.nameTaken);

/** What to ask about; nothing while there is nothing to ask. */
export const wantedNameAtom = atom("");

/** Waits for a pause in typing. The answer only advises: a check that fails blocks nobody. */
export const nameAdviceAtom = queryAtom((get) => {
  const name = get(wantedNameAtom);
  if (name === "") return Effect.succeed({ name, isFree: true });
  return ApiClient.pipe(
    Effect.delay("300 millis"),
    Effect.flatMap(({ apps }) => apps.isNameUnique({ urlParams: { appName: name } })),
    Effect.catchIf(
      ({ _tag }) => _tag !== "Unauthorized",
      () => Effect.succeed(true),
    ),
    Effect.map((isFree) => ({ name, isFree })),
  );
});

/** `own` is the name that the app has now: it is always free. */
export const useNameAdvice = (typed: string, own?: string): Problem | undefined => {
  const setWanted = useSetAtom(wantedNameAtom);
  const { data } = useAtomValue(nameAdviceAtom);
  const name = typed.trim();
  const wanted = problemOf(name, nameRules) === undefined && name !== own ? name : "";
  useEffect(() => setWanted(wanted), [setWanted, wanted]);
  return wanted !== "" && data?.name === wanted && !data.isFree ? nameTaken : undefined;
};
