/** Where a form shows why its submit failed. */
import { Cause } from "effect";
import { expect, it } from "vitest";
import { Invalid } from "#schemas/errors.ts";
import { callFailures } from "#src/i18n/failures.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { refusalOf } from "#src/interaction/refusal.ts";
import { UnexpectedAnswer } from "#src/services/api/answers.ts";

const refusal = (cause: Cause.Cause<Invalid>, ...names: ReadonlyArray<string>) =>
  refusalOf(cause, names, {}, {});

it("a form shows above its fields that the server failed when its submit is a defect", () => {
  expect(refusal(Cause.die(new Error("a bug")), "name")).toEqual({ fields: {}, form: common.serverFailed });
});

it("a form shows an issue inside a field's value at that field", () => {
  const issues = [{ path: "name.0.text", message: "must be something else" }];
  expect(refusal(Cause.fail(new Invalid({ issues })), "names", "name")).toEqual({
    fields: { name: messages.valueRefused },
    form: undefined,
  });
  expect(refusal(Cause.fail(new Invalid({ issues })), "names")).toEqual({
    fields: {},
    form: callFailures.Invalid,
  });
});

it.each([
  [{ expected: 201, got: 200, isEmpty: false }, "i18n.unexpectedAnswer"],
  [{ expected: 201, got: 201, isEmpty: true }, "i18n.unexpectedlyEmpty"],
])("a form whose submit was carried out does not say that it failed: %o", (answer, id) => {
  const cause = Cause.fail(new UnexpectedAnswer(answer));
  expect(refusalOf(cause, ["name"], {}, {})).toMatchObject({
    form: { id },
    title: common.carriedOut,
  });
});
