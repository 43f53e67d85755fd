/** A form without changes: with `onUnchanged` it sends nothing, else it is guarded until its answer arrives. */
import { Exit } from "effect";
import { Provider } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NewApp } from "#schemas/apps/App.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Form } from "#src/interaction/Form.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

interface SampleProps {
  submit: (payload: NewApp) => Promise<Exit.Exit<string>>;
  onUnchanged?: () => void;
}

function Sample({ submit, onUnchanged }: SampleProps) {
  const form = useForm({
    schema: NewApp,
    initial: { name: "production" },
    submit,
    ...(onUnchanged && { onUnchanged }),
    failureTitle: messages.saveFailed,
    failures: {},
    onSuccess: () => undefined,
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field("name")} label={asWritten("Name")} />
      <button type="submit">Save</button>
    </Form>
  );
}

const open = async (props: SampleProps) => {
  const { store } = await signedInTab(smallServer());
  const screen = await render(
    <Provider store={store}>
      <Sample {...props} />
    </Provider>,
  );
  return {
    name: screen.getByRole("textbox"),
    save: screen.getByRole("button"),
    loss: () => store.get(lossAtom),
  };
};

beforeEach(emptyBrowser);

it("an unchanged form is not sent, even after a change was undone", async () => {
  const submit = vi.fn<SampleProps["submit"]>(async () => Exit.succeed("saved"));
  const onUnchanged = vi.fn<() => void>();
  const { name, save } = await open({ submit, onUnchanged });
  await save.click();
  await userEvent.fill(name, "other");
  await userEvent.fill(name, "production");
  await save.click();
  expect(onUnchanged).toHaveBeenCalledTimes(2);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.fill(name, "other");
  await save.click();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
});

it("leaving asks while an answer is pending, even if nothing was entered", async () => {
  let answer = () => {};
  const answered = new Promise<Exit.Exit<string>>((resolve) => {
    answer = () => resolve(Exit.succeed("saved"));
  });
  const { save, loss } = await open({ submit: () => answered });
  expect(loss()).toBeUndefined();
  await save.click();
  await expect.poll(loss).toBe(interaction.answerLoss);
  expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
  answer();
  await expect.poll(loss).toBeUndefined();
});
