/** The form that renames an app says early which names are taken: those of other apps. */
import { Schema } from "effect";
import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { App } from "#schemas/apps/App.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { EditAppForm } from "#src/features/apps/EditAppDialog.tsx";
import { nameUniqueness } from "#src/features/apps/appWrites.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const app = Schema.decodeSync(App)({
  id: "app_1",
  name: "Vital Steps",
  status: "enabled",
  creationDate: "2026-01-02T03:04:05.678Z",
});

/** A form for the app, on a platform that has it and another one. */
const open = async () => {
  const taken = ["Vital Steps", "Balance"].map(uniqueKey);
  const path = "/api/v1/apps/is_app_name_unique";
  const nameOf = ({ url }: Request) => new URL(url).searchParams.get("appName") ?? "";
  const server = smallServer({ [path]: (request) => json(!taken.includes(uniqueKey(nameOf(request)))) });
  const { store } = await signedInTab(server);
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const nothing = () => {};
  const screen = await render(
    <StoreProvider store={store}>
      <EditAppForm
        version={{ app, etag: undefined }}
        onClose={nothing}
        onSaved={nothing}
        onConflict={nothing}
      />
    </StoreProvider>,
  );
  const name = screen.getByRole("textbox", { name: "Name" });
  const check = watch(store, nameUniqueness.answerAtom);
  return {
    name,
    asked: () => server.to(path).map(nameOf),
    /** Replaces the entered name, and waits until its check has ended, or is known not to be needed. */
    enter: async (text: string) => {
      const before = check.last().data?.value;
      await userEvent.fill(name, text);
      await check.until(({ isLoading, data }) => !isLoading && data?.value !== before);
    },
  };
};

beforeEach(emptyBrowser);

it.each(["Vital Steps", "VITAL steps", " Vital Steps ", "Vital\u00AD Steps"])(
  "an app's own name, written as %j, is neither checked nor taken",
  async (own) => {
    const { name, enter, asked } = await open();
    await enter("balance");
    await expect.element(name).toHaveAccessibleDescription("The app name already exists.");
    await enter(own);
    expect(asked()).toEqual(["balance"]);
    await expect.element(name).not.toHaveAccessibleDescription();
  },
);
