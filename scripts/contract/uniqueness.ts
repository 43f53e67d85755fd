/** Checks the calls that say whether a name or an address is free. */
import { Effect } from "effect";
import type { Checker } from "./checker.ts";
import type { Texts } from "./exchange.ts";

export const makeUniqueness = ({ succeed, refuse, error, warn, skip }: Checker) => {
  const ask = (name: string, query: Texts, expected: boolean, when: string, isUnsent = false) =>
    Effect.map(succeed<boolean>(name, { query, ...(isUnsent && { isUnsent }) }, when), (answer) => {
      const found = answer?.value;
      if (typeof found === "boolean" && found !== expected)
        (isUnsent ? warn : error)(name, "uniqueness", "", [expected, found], when);
      return found;
    });

  /** Whether the call says that `taken` is taken; asks for its other forms, too. */
  const askForTaken = (name: string, parameter: string, taken: string) =>
    Effect.gen(function* () {
      const decomposed = taken.normalize("NFD") === taken ? taken.normalize("NFC") : taken.normalize("NFD");
      const when = `a taken ${parameter}`;
      yield* ask(name, { [parameter]: taken.toUpperCase() }, false, `${when} in upper case`);
      if (decomposed !== taken)
        yield* ask(name, { [parameter]: decomposed }, false, `${when} in another Unicode form`);
      // The console trims what a person types.
      yield* ask(name, { [parameter]: ` ${taken} ` }, false, `${when} with spaces around it`, true);
      return (yield* ask(name, { [parameter]: taken }, false, when)) === false;
    });

  const check = (name: string, parameter: string, taken: string | undefined, free: string) =>
    Effect.gen(function* () {
      yield* ask(name, { [parameter]: free }, true, `a free ${parameter}`);
      yield* refuse(name, 422, { query: { [parameter]: " " }, isUnsent: true }, `an empty ${parameter}`);
      yield* refuse(name, 422, { isUnsent: true }, `no ${parameter}`);
      if (taken !== undefined) return yield* askForTaken(name, parameter, taken);
      skip(name, `a taken ${parameter}`, "none is known");
      return false;
    });

  return { check, askForTaken };
};
