/** What was typed when the session ended under a form comes back, to the person who typed it. */
import { Effect } from "effect";
import { createStore, Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { Session } from "#src/services/Session.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, tab } from "#test/support/tab.ts";

const tokens = { access_token: "a", token_type: "Bearer", refresh_token: "r" };

function Sample({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm({
    id: "sample",
    initial: { name: "" },
    rules: { name: [] },
    onSubmit: async () => {
      onSubmit();
      return undefined;
    },
  });
  const { name, value, onChange, onBlur } = form.field("name");
  return (
    <form {...form.props}>
      <input
        aria-label="Name"
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {form.kept && (
        <>
          <button type="button" onClick={form.kept.restore}>
            Restore
          </button>
          <button type="button" onClick={form.kept.discard}>
            Discard
          </button>
        </>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

/** The form on a page that `subject` has opened. */
const open = async (subject: string) => {
  const services = tab(smallServer());
  await services.runPromise(
    Effect.flatMap(Session, ({ adopt }) => adopt({ tokens, subject, idToken: null })),
  );
  const store = createStore();
  store.set(runtimeAtom, await services.runtime());
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <Provider store={store}>
      <Sample onSubmit={onSubmit} />
    </Provider>,
  );
  return {
    store,
    onSubmit,
    name: screen.getByRole("textbox", { name: "Name" }),
    button: (label: string) => screen.getByRole("button", { name: label }),
    leave: () => screen.unmount(),
  };
};

const typeAndLoseTheSession = async () => {
  const { store, name, leave } = await open("ada");
  await userEvent.fill(name, "Morning walks");
  await store.set(keepFormsAtom);
  await leave();
};

beforeEach(async () => {
  sessionStorage.clear();
  await emptyBrowser();
});

describe("a form whose session ended", () => {
  it("offers what was typed, once", async () => {
    await typeAndLoseTheSession();
    const again = await open("ada");
    await expect.element(again.name).toHaveValue("");
    await userEvent.click(again.button("Restore"));
    await expect.element(again.name).toHaveValue("Morning walks");
    await expect.element(again.button("Restore")).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it("offers nothing any more after it was discarded", async () => {
    await typeAndLoseTheSession();
    const again = await open("ada");
    await userEvent.click(again.button("Discard"));
    await expect.element(again.button("Restore")).not.toBeInTheDocument();
    await expect.element(again.name).toHaveValue("");
    await expect.poll(() => sessionStorage.length).toBe(0);
  });

  it("offers nothing to another person", async () => {
    await typeAndLoseTheSession();
    const other = await open("eve");
    await expect.poll(() => sessionStorage.length).toBe(0);
    await expect.element(other.button("Restore")).not.toBeInTheDocument();
  });

  it("keeps nothing that was not changed", async () => {
    const { store } = await open("ada");
    await store.set(keepFormsAtom);
    expect(sessionStorage).toHaveLength(0);
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
