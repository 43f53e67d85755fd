/** Where a form shows why its submit failed. */
import { Cause } from "effect";
import { expect, it } from "vitest";
import { Invalid } from "#schemas/errors.ts";
import { callFailures } from "#src/i18n/failures.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { refusalOf } from "#src/interaction/refusal.ts";
import { AnswerLost } from "#src/services/api/writes.ts";

const refusal = (cause: Cause.Cause<Invalid>, ...names: ReadonlyArray<string>) =>
  refusalOf(cause, names, {}, {});

it("a form shows above its fields that the server failed when its submit is a defect", () => {
  expect(refusal(Cause.die(new Error("a bug")), "name")).toEqual({ fields: {}, form: common.serverFailed });
});

const words = "must be something else";
const atField = (said: string) => ({ ...messages.valueRefusedBecause, values: { words: said } });
const aboveForm = (said: string) => ({ ...common.refusedBecause, values: { words: said } });

it.each<
  [what: string, refused: ConstructorParameters<typeof Invalid>[0], fields: object, form: object | undefined]
>([
  [
    "inside a field's value",
    { issues: [{ path: "name.0", message: words }] },
    { name: atField(words) },
    undefined,
  ],
  [
    "below a wrapper",
    { issues: [{ path: "app.name", message: words }] },
    { name: atField(words) },
    undefined,
  ],
  [
    "beside a detail, which only sums it up",
    { issues: [{ path: "name", message: words }], detail: "1 field is wrong" },
    { name: atField(words) },
    undefined,
  ],
  ["of another path", { issues: [{ path: "body", message: "name, too" }] }, {}, aboveForm("name, too")],
  ["of another field", { issues: [{ path: "names", message: words }] }, {}, aboveForm(words)],
  [
    "of several fields, named by their words",
    {
      issues: [
        { path: "", message: "name is too long" },
        { path: "", message: "First name can't be blank" },
        { path: "", message: "the name must be new" },
        { path: "", message: "body/name must be short" },
        { path: "", message: "Namely, this" },
      ],
    },
    {
      name: atField("name is too long the name must be new body/name must be short"),
      firstName: atField("First name can't be blank"),
    },
    aboveForm("Namely, this"),
  ],
  [
    "named by the detail",
    { issues: [], detail: "The name is taken" },
    { name: atField("The name is taken") },
    undefined,
  ],
  ["of the whole", { issues: [], detail: words }, {}, aboveForm(words)],
  ["without words", { issues: [] }, {}, callFailures.Invalid],
])(
  "a form shows the server's words at the field that they name: an issue %s",
  (_what, refused, fields, form) => {
    expect(refusal(Cause.fail(new Invalid(refused)), "name", "firstName")).toEqual({
      fields,
      form,
      isFinal: true,
    });
  },
);

it("a form shows a failure of its own call at the field that it is about, else above its fields", () => {
  const taken = Cause.fail({ _tag: "NameTaken" } as const);
  const own = { NameTaken: messages.valueRefused };
  expect(refusalOf(taken, ["name"], own, { NameTaken: "name" })).toEqual({
    fields: { name: messages.valueRefused },
    form: undefined,
  });
  expect(refusalOf(taken, ["name"], own, {})).toEqual({ fields: {}, form: messages.valueRefused });
});

it.each([
  [true, "i18n.answerLostListed"],
  [false, "i18n.answerLost"],
])("a form whose answer was lost does not say that it failed; the list has it: %s", (isListed, id) => {
  const cause = Cause.fail(new AnswerLost({ name: "ci", isListed, message: "" }));
  expect(refusalOf(cause, ["name"], {}, {})).toMatchObject({
    form: { id, values: { name: "ci" } },
    title: common.noUsableAnswer,
  });
});
