/** Checks the calls that say whether a name or an address is free. */
import { Effect } from "effect";
import type { Checker } from "./checker.ts";

/** Other ways to write a text that the contract counts as the same. The console trims what a person types. */
const otherForms = (
  text: string,
): ReadonlyArray<readonly [when: string, text: string, isUnsent: boolean]> => {
  const decomposed = text.normalize("NFD") === text ? text.normalize("NFC") : text.normalize("NFD");
  return [
    ["in upper case", text.toUpperCase(), false],
    ...(decomposed === text ? [] : [["in another Unicode form", decomposed, false] as const]),
    ["with spaces around it", ` ${text} `, true],
  ];
};

export const makeUniqueness = ({ succeed, refuse, wrong, skip }: Checker) => {
  const ask = (
    name: string,
    query: Record<string, string>,
    expected: boolean,
    when: string,
    isUnsent = false,
  ) =>
    Effect.map(succeed<boolean>(name, { query, ...(isUnsent && { isUnsent }) }, when), (answer) => {
      const found = answer?.value;
      if (typeof found === "boolean" && found !== expected) {
        const severity = isUnsent ? "warning" : "error";
        const problem = `expected ${expected}, found ${found}`;
        wrong(name, { cause: "uniqueness", severity, place: "", problem }, when);
      }
      return found;
    });

  /** Whether the call says that `taken` is taken; asks for its other forms, too. */
  const askForTaken = (name: string, parameter: string, taken: string) =>
    Effect.gen(function* () {
      for (const [when, text, isUnsent] of otherForms(taken))
        yield* ask(name, { [parameter]: text }, false, `a taken ${parameter} ${when}`, isUnsent);
      return (yield* ask(name, { [parameter]: taken }, false, `a taken ${parameter}`)) === false;
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
