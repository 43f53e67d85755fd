/** A form without changes calls `onUnchanged` and sends nothing. */
import { Exit } from "effect";
import { createStore, Provider } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NewApp } from "#schemas/apps/App.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { Form } from "#src/ui/Form.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

type Submit = (payload: NewApp) => Promise<Exit.Exit<string>>;

function Sample({ submit, onUnchanged }: { submit: Submit; onUnchanged: () => void }) {
  const form = useForm({
    schema: NewApp,
    initial: { name: "production" },
    submit,
    onUnchanged,
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

beforeEach(emptyBrowser);

it("an unchanged form is not sent, even after a change was undone", async () => {
  const store = createStore();
  store.set(runtimeAtom, await tab(smallServer()).runtime());
  const submit = vi.fn<Submit>(async () => Exit.succeed("saved"));
  const onUnchanged = vi.fn<() => void>();
  const screen = await render(
    <Provider store={store}>
      <Sample submit={submit} onUnchanged={onUnchanged} />
    </Provider>,
  );
  const [name, save] = [screen.getByRole("textbox"), screen.getByRole("button")];
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
