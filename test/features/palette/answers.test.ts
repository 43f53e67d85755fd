/** The palette answers a question in its row. */
import { atom } from "jotai";
import { Search } from "lucide-react";
import { expect, it } from "vitest";
import { makeAnswers } from "#src/features/palette/answers.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import type { Question } from "#src/interaction/commands.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

it("a question is asked once the person pauses, and more letters of it ask nothing new", async () => {
  const { store } = consoleStore();
  const asked: Array<string> = [];
  /** Every text of two words or more asks its first two. */
  const questionOf = (typed: string): Question | undefined => {
    const [first, second] = typed.split(" ");
    if (second === undefined) return undefined;
    const name = asWritten(`${first} ${second}`);
    const answerAtom = atom(() => {
      asked.push(name);
      return { shown: name, spoken: name };
    });
    return { id: name, name, icon: Search, run: () => undefined, answerAtom };
  };
  const { typedAtom, answeredAtom } = makeAnswers(
    atom(() => questionOf),
    "",
  );
  store.sub(answeredAtom, () => undefined);
  const answer = () => store.get(answeredAtom)?.answer;
  store.set(typedAtom, "one");
  expect(answer()).toBeUndefined();
  store.set(typedAtom, "one two");
  await expect.poll(answer).toBe("pending");
  store.set(typedAtom, "one three");
  store.set(typedAtom, "one three four");
  await expect.poll(answer).toEqual({ shown: "one three", spoken: "one three" });
  store.set(typedAtom, "one three five");
  expect(answer()).toEqual({ shown: "one three", spoken: "one three" });
  expect(asked).toEqual(["one three"]);
});
