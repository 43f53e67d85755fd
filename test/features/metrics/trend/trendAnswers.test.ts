/** The answers of trends in memory: each goes with its app and both ends of its sub-period. */
import { DateTime, FastCheck } from "effect";
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { answerOfAtom, rememberAtom } from "#src/features/metrics/trend/trendLoading.ts";

const day = (number: number) => DateTime.unsafeMake({ year: 2026, month: 3, day: number });

/** Of few values, so that many differ in one of them only. */
const asked = FastCheck.record({
  appId: FastCheck.constantFrom("zen", "mint").map((id) => AppId.make(id)),
  first: FastCheck.integer({ min: 1, max: 3 }),
  last: FastCheck.integer({ min: 3, max: 5 }),
});

const periodOf = ({ first, last }: { readonly first: number; readonly last: number }) => ({
  unit: "step" as const,
  first: day(first),
  last: day(last),
  startDate: day(first),
  endDate: day(last),
});

it("each app and sub-period has its own answer, also where another one begins or ends with it", () => {
  const questions = FastCheck.uniqueArray(asked, {
    selector: ({ appId, first, last }) => `${appId} ${first} ${last}`,
  });
  FastCheck.assert(
    FastCheck.property(questions, (all) => {
      const store = createStore();
      const answers = all.map((question, index) => {
        const counts = { registered: index, active: index, inactive: 0 };
        return { question, answer: { counts, answeredAt: day(6), tiles: undefined } };
      });
      for (const { question, answer } of answers)
        store.set(rememberAtom, question.appId, [[periodOf(question), answer]]);
      const answerOf = store.get(answerOfAtom);
      for (const { question, answer } of answers)
        expect(answerOf(question.appId, periodOf(question))).toBe(answer);
    }),
  );
});
