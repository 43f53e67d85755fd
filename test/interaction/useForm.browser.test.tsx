/** A form shows each refusal at its field, and sends one request per intent. */
import { Exit } from "effect";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { AppNameTaken, NewApp } from "#schemas/apps/App.ts";
import { NotFound, Unexpected } from "#schemas/errors.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Form } from "#src/interaction/Form.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { TextField } from "#src/ui/TextField.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

type Failure = AppNameTaken | NotFound | Unexpected;
type Submit = (payload: NewApp, key: string) => Promise<Exit.Exit<string, Failure>>;

interface SampleProps {
  submit: Submit;
  onSuccess?: (answer: string) => void;
  unchanged?: { readonly initial: NewApp; readonly onUnchanged?: () => void };
}

function Sample({ submit, onSuccess = () => undefined, unchanged }: SampleProps) {
  const form = useForm({
    schema: NewApp,
    submit,
    ...unchanged,
    failureTitle: messages.createFailed,
    failures: { AppNameTaken: messages.nameTaken, NotFound: common.appGone },
    conflicts: { AppNameTaken: "name" },
    onSuccess,
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field("name")} label={asWritten("Name")} />
      <button type="submit">Send</button>
    </Form>
  );
}

const open = async (...exits: ReadonlyArray<Exit.Exit<string, Failure>>) => {
  const { show } = await signedInScreen(smallServer());
  const left = [...exits];
  const submit = vi.fn<Submit>(async () => left.shift() ?? Exit.succeed("made"));
  const onSuccess = vi.fn<(answer: string) => void>();
  const screen = await show(<Sample submit={submit} onSuccess={onSuccess} />);
  const name = screen.getByRole("textbox", { name: "Name" });
  const button = screen.getByRole("button", { name: "Send" });
  return {
    name,
    button,
    submit,
    onSuccess,
    alert: screen.getByRole("alert"),
    send: async (value: string) => {
      await userEvent.fill(name, value);
      await userEvent.click(button);
    },
    sendAgain: () => userEvent.click(button),
  };
};

describe("a refused form", () => {
  it("shows a conflict at its field, which gets the focus, until the value changes", async () => {
    const { name, send, onSuccess } = await open(Exit.fail(new AppNameTaken({})));
    await send("production");
    await expect.element(name).toHaveAccessibleDescription("The app name already exists.");
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue("production");
    expect(onSuccess).not.toHaveBeenCalled();
    await userEvent.fill(name, "production-2");
    await expect.element(name).not.toHaveAttribute("aria-invalid");
  });

  it("shows a failure of the whole call above the fields, until it is sent again", async () => {
    const { send, sendAgain, alert, onSuccess } = await open(
      Exit.fail(new Unexpected({})),
      Exit.fail(new NotFound({})),
    );
    await send("production");
    await expect.element(alert).toHaveTextContent("Something went wrong on the server. Try again.");
    await sendAgain();
    await expect.element(alert).toHaveTextContent("This app no longer exists.");
    await sendAgain();
    await expect.element(alert).not.toBeInTheDocument();
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith("made", { name: "production" });
  });

  it("is not sent while a field does not fit", async () => {
    const { name, button, sendAgain, submit } = await open();
    await sendAgain();
    await expect.element(name).toHaveAccessibleDescription("Please fill out this field.");
    // The browser's own message would be the first.
    expect((button.element() as HTMLButtonElement).form?.noValidate).toBe(true);
    await expect.element(name).toHaveFocus();
    // It has the focus already, and would not be read again.
    await userEvent.keyboard("{Enter}");
    const said = () => document.querySelector("body > [data-live-announcer]")?.textContent;
    await expect.poll(said).toBe("Please fill out this field.");
    expect(submit).not.toHaveBeenCalled();
  });
});

it("three quick presses send one request", async () => {
  const { name, submit, button, onSuccess } = await open();
  await userEvent.fill(name, "production");
  for (let press = 0; press < 3; press += 1) (button.element() as HTMLElement).click();
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
  expect(submit).toHaveBeenCalledOnce();
});

it("a repeated request has the same idempotency key until it succeeds or its payload changes", async () => {
  const { send, sendAgain, submit } = await open(
    Exit.fail(new Unexpected({})),
    Exit.succeed("made"),
    Exit.fail(new Unexpected({})),
  );
  const keys = () => submit.mock.calls.map(([, key]) => key);
  await send("production");
  await sendAgain();
  await expect.poll(() => keys().length).toBe(2);
  await sendAgain();
  await send("production-2");
  await expect.poll(() => keys().length).toBe(4);
  const [first, second, afterSuccess, other] = keys();
  expect(second).toBe(first);
  expect(new Set([first, afterSuccess, other]).size).toBe(3);
});

function Invitation({ advice }: { advice?: typeof messages.nameTaken }) {
  const form = useForm({
    schema: AdminInvitation,
    initial: { firstName: "Grace" },
    submit: async () => undefined,
    failureTitle: messages.createFailed,
    failures: {},
    onSuccess: () => undefined,
  });
  return (
    <Form {...form.props}>
      <TextField {...form.field("firstName")} label={asWritten("First name")} />
      <TextField {...form.field("lastName")} label={asWritten("Last name")} />
      <TextField {...form.field("email", advice)} label={asWritten("Email")} />
      <output>{`<${form.validValue("email")}>`}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.field("lastName").onChange("Hopper")}>
        Choose
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </Form>
  );
}

describe("a form of several fields", () => {
  const openInvitation = async (advice?: typeof messages.nameTaken) => {
    const { store, show } = await signedInScreen(smallServer());
    const screen = await show(<Invitation {...(advice && { advice })} />);
    return {
      field: (name: string) => screen.getByRole("textbox", { name }),
      press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
      validEmail: screen.getByRole("status"),
      isUnsaved: () => store.get(lossAtom) !== undefined,
    };
  };

  it("shows an error once its field is left, has a value while that fits, and begins again after a reset", async () => {
    const { field, press, validEmail } = await openInvitation();
    await userEvent.fill(field("First name"), "Ada");
    await userEvent.click(field("Last name"));
    await userEvent.fill(field("Email"), " grace@example ");
    await expect.element(field("Last name")).not.toHaveAttribute("aria-invalid");
    await expect.element(field("Email")).not.toHaveAttribute("aria-invalid");
    await expect.element(validEmail).toHaveTextContent("<>");
    await userEvent.click(field("First name"));
    await expect.element(field("Email")).toHaveAccessibleDescription("Please enter a valid E-Mail-Address.");
    await userEvent.fill(field("Email"), " grace@example.org ");
    await expect.element(validEmail).toHaveTextContent(/^<grace@example\.org>$/);
    await press("Send");
    await expect.element(field("Last name")).toBeInvalid();
    await press("Reset");
    await expect.element(field("First name")).toHaveValue("Grace");
    await expect.element(field("Last name")).not.toHaveAttribute("aria-invalid");
  });

  it("is unsaved while text was typed that differs from a field's initial one, but not for a choice", async () => {
    const { field, press, isUnsaved } = await openInvitation();
    await press("Choose");
    await expect.element(field("Last name")).toHaveValue("Hopper");
    expect(isUnsaved()).toBe(false);
    await userEvent.fill(field("Email"), "grace@example.org");
    await expect.poll(isUnsaved).toBe(true);
    await userEvent.fill(field("Email"), "");
    await expect.poll(isUnsaved).toBe(false);
  });

  it("shows the error of a field rather than the advice about it", async () => {
    const { field, press } = await openInvitation(messages.nameTaken);
    await expect.element(field("Email")).toHaveAccessibleDescription("The app name already exists.");
    await press("Send");
    await expect.element(field("Email")).toHaveAccessibleDescription("Please fill out this field.");
  });
});

describe("a form without changes", () => {
  const openUnchanged = async (submit: Submit, onUnchanged?: () => void) => {
    const { store, show } = await signedInScreen(smallServer());
    const unchanged = { initial: { name: "production" }, ...(onUnchanged && { onUnchanged }) };
    const screen = await show(<Sample submit={submit} unchanged={unchanged} />);
    return {
      name: screen.getByRole("textbox"),
      save: screen.getByRole("button"),
      loss: () => store.get(lossAtom),
    };
  };

  it("is not sent with `onUnchanged`, even after a change was undone", async () => {
    const submit = vi.fn<Submit>(async () => Exit.succeed("saved"));
    const onUnchanged = vi.fn<() => void>();
    const { name, save } = await openUnchanged(submit, onUnchanged);
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

  it("is guarded until its answer arrives, even if nothing was entered", async () => {
    let answer = () => {};
    const answered = new Promise<Exit.Exit<string>>((resolve) => {
      answer = () => resolve(Exit.succeed("saved"));
    });
    const { save, loss } = await openUnchanged(() => answered);
    expect(loss()).toBeUndefined();
    await save.click();
    await expect.poll(loss).toBe(interaction.answerLoss);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    answer();
    await expect.poll(loss).toBeUndefined();
  });
});
