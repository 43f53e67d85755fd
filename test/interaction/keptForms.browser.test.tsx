/** Text that was typed into a form before the session ended is restored for the person who typed it. */
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { NewApp } from "#schemas/apps/App.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { Form } from "#src/interaction/Form.tsx";
import { changedFormAtom, keepFormsAtom } from "#src/interaction/keptForms.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { TextField } from "#src/ui/TextField.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

function Sample({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm({
    id: "sample",
    schema: NewApp,
    submit: async () => {
      onSubmit();
      return undefined;
    },
    failureTitle: messages.createFailed,
    failures: {},
    onSuccess: () => undefined,
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field("name")} label={asWritten("Name")} />
      <button type="submit">Send</button>
    </Form>
  );
}

/** The form on a page that `subject` has opened. */
const open = async (subject: string) => {
  const { store, show } = await signedInScreen(smallServer(), subject);
  const onSubmit = vi.fn<() => void>();
  const screen = await show(<Sample onSubmit={onSubmit} />);
  return {
    store,
    onSubmit,
    name: screen.getByRole("textbox", { name: "Name" }),
    button: (label: string) => screen.getByRole("button", { name: label }),
    leave: () => screen.unmount(),
  };
};

const typeAndLoseTheSession = async (person = "ada", typed = "Morning walks") => {
  const { store, name, leave } = await open(person);
  await userEvent.fill(name, typed);
  await store.set(keepFormsAtom);
  await leave();
};

describe("a form whose session ended", () => {
  it("offers nothing after it was discarded", async () => {
    await typeAndLoseTheSession();
    const again = await open("ada");
    await userEvent.click(again.button("Discard"));
    await expect.element(again.button("Restore")).not.toBeInTheDocument();
    await expect.element(again.name).toHaveValue("");
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it("offers each person their own text", async () => {
    const typed = { ada: "Morning walks", eve: "Evening walks" };
    for (const [person, text] of Object.entries(typed)) await typeAndLoseTheSession(person, text);
    for (const [person, text] of Object.entries(typed)) {
      const again = await open(person);
      await userEvent.click(again.button("Restore"));
      await expect.element(again.name).toHaveValue(text);
      await again.leave();
    }
  });

  it("does not change a field that was not kept", async () => {
    const { store, leave } = await open("ada");
    store.set(changedFormAtom, "sample", new Map([["formerName", "Morning walks"]]));
    await store.set(keepFormsAtom);
    await leave();
    const again = await open("ada");
    await userEvent.fill(again.name, "Evening walks");
    await userEvent.click(again.button("Restore"));
    await expect.element(again.button("Restore")).not.toBeInTheDocument();
    await expect.element(again.name).toHaveValue("Evening walks");
  });

  it("is kept with every other changed form of the page, but not one that was left or not changed", async () => {
    const { store, name, leave } = await open("ada");
    await store.set(keepFormsAtom);
    await userEvent.fill(name, "Morning walks");
    await leave();
    await store.set(keepFormsAtom);
    expect(sessionStorage).toHaveLength(0);
    for (const form of ["one", "other"]) store.set(changedFormAtom, form, new Map([["name", form]]));
    await store.set(keepFormsAtom);
    expect(sessionStorage).toHaveLength(2);
  });
});

it("a form sends nothing without a network, and sends it when the network is back", async () => {
  const { store, name, button, onSubmit } = await open("ada");
  await userEvent.fill(name, "Morning walks");
  store.set(networkStatusAtom, { isOnline: false, at: 1 });
  await userEvent.click(button("Send"));
  expect(onSubmit).not.toHaveBeenCalled();
  store.set(networkStatusAtom, { isOnline: true, at: 2 });
  await userEvent.click(button("Send"));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});
