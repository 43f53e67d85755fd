/** The palette answers a question in its row. */
import { Effect } from "effect";
import { atom } from "jotai";
import { Search } from "lucide-react";
import { expect, it } from "vitest";
import { makeAnswers } from "#src/features/palette/answers.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import type { Answer, Question } from "#src/interaction/commands.ts";
import { answers } from "#src/runtime/answers.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

/** Every text of two words or more asks its first two; the test answers. */
const open = () => {
  const { store } = consoleStore();
  const started: Array<string> = [];
  const endings = new Map<string, (text: string) => void>();
  const ask = (id: string) =>
    Effect.async<Answer>((resume) => {
      started.push(id);
      endings.set(id, (text) => resume(Effect.succeed({ shown: asWritten(text), spoken: asWritten(text) })));
    });
  const { of } = answers({ ask, textOf: String, max: 10 });
  const questionOf = (id: string): Question => {
    const answerAtom = atom((get) => get(of(id)).data ?? "pending");
    return { id, name: asWritten(id), icon: Search, run: () => undefined, answerAtom };
  };
  const source = atom(() => (typed: string) => {
    const words = typed.split(" ");
    return words.length < 2 ? undefined : questionOf(words.slice(0, 2).join(" "));
  });
  const { typedAtom, answeredAtom } = makeAnswers(source, "");
  store.sub(answeredAtom, () => undefined);
  const row = () => {
    const answered = store.get(answeredAtom);
    const answer = answered?.answer;
    return answered && [answered.question.id, typeof answer === "object" ? answer.shown : answer];
  };
  return {
    started,
    row,
    type: (typed: string) => store.set(typedAtom, typed),
    isStarted: (id: string) => expect.poll(() => started.at(-1)).toBe(id),
    answer: async (id: string, text: string) => {
      endings.get(id)?.(text);
      await expect.poll(row).toEqual([id, text]);
    },
  };
};

it("a question is asked once the person pauses, and more letters of it ask nothing new", async () => {
  const { type, row, started, isStarted, answer } = open();
  type("one");
  type("one two");
  await expect.poll(row).toEqual(["one two", "pending"]);
  type("one three");
  type("one three four");
  await isStarted("one three");
  expect(started).toEqual(["one three"]);
  type("one three five");
  await answer("one three", "328");
  expect(started).toEqual(["one three"]);
});
