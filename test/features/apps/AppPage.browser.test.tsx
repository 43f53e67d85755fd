/** The page of one app: its status, and editing it beside others. */
import { Schema } from "effect";
import { useAtomValue } from "jotai";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { App } from "#schemas/apps/App.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { AppPage } from "#src/features/apps/AppPage.tsx";
import { appVersions } from "#src/features/apps/apps.ts";
import { nameUniqueness } from "#src/features/apps/appWrites.ts";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";
import { watch } from "#test/support/watch.ts";

const stored = {
  id: "app_1",
  name: "Harbour",
  status: "enabled",
  creationDate: "2026-01-02T03:04:05.678Z",
};

interface Platform {
  readonly before?: object;
  /** Its answer to a PUT in place of storing it. */
  readonly refuse?: () => Promise<Response> | undefined;
  /** How often another administrator saves between a read and a write. */
  readonly races?: number;
  readonly isGone?: boolean;
  /** It confirms a write and stores nothing. */
  readonly isDeaf?: boolean;
  /** What it sends of a version. */
  readonly etagOf?: (version: number) => string | undefined;
}

const uniqueness = "/api/v1/apps/is_app_name_unique";
const nameOf = ({ url }: Request) => new URL(url).searchParams.get("appName") ?? "";

const open = async (platform: Platform = {}) => {
  const { before = {}, refuse, isGone, isDeaf, etagOf = (version) => `"${version}"` } = platform;
  let { races = 0 } = platform;
  let app = { ...stored, ...before };
  let version = 1;
  const server = smallServer({
    "/api/v1/apps": () => json({ content: [app] }),
    [uniqueness]: (request) => json(!["harbour", "balance"].includes(uniqueKey(nameOf(request)))),
    "/api/v1/apps/app_1": async (request) => {
      if (isGone) return json({}, 404);
      const answer = () => {
        const etag = etagOf(version);
        return Response.json(app, etag === undefined ? {} : { headers: { etag } });
      };
      if (request.method === "GET") return answer();
      const refusal = await refuse?.();
      if (refusal) return refusal;
      if (races > 0) {
        races -= 1;
        version += 1;
        app = { ...app, name: "Renamed again" };
      }
      if (request.headers.get("if-match") !== `"${version}"`) return json({ _tag: "Changed" }, 412);
      if (!isDeaf) app = (await request.json()) as typeof app;
      version += 1;
      return answer();
    },
  });
  const tab = await signedInScreen(server);
  const decoded = Schema.decodeUnknownSync(App)(app);
  // It was opened from a list.
  tab.store.set(appVersions.putAtom, decoded.id, { app: decoded, etag: undefined });
  function Page() {
    const { data } = useAtomValue(appVersions.of(decoded.id));
    return (
      <AppPage
        app={data?.app ?? decoded}
        back={{ href: "/administer/overview", onPress: undefined }}
        statisticsHref="/statistics"
      >
        secrets
      </AppPage>
    );
  }
  const screen = await tab.show(<Page />);
  const dialog = screen.getByRole("dialog");
  return {
    ...tab,
    screen,
    dialog,
    stored: () => app,
    /** Another administrator saves the app. */
    change: (edits: object) => {
      app = { ...app, ...edits };
      version += 1;
    },
    /** Names that were checked. */
    checked: () => server.to(uniqueness).map(nameOf),
    puts: () => server.to("/api/v1/apps/app_1").filter(({ method }) => method === "PUT").length,
    status: () => screen.getByRole("definition").elements()[0]?.textContent,
    edit: async (name: string) => {
      await screen.getByRole("button", { name: "Edit" }).click();
      await dialog.getByRole("textbox", { name: "Name" }).fill(name);
      await dialog.getByRole("button", { name: "Save" }).click();
    },
  };
};

beforeEach(() => page.viewport(1280, 800));

it("id and address are copied, and offline the app can only be edited", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen, store, acts } = await open();
  await screen.getByRole("button", { name: "Copy" }).click();
  expect(write.mock.calls).toEqual([["APP_ID=app_1\nAPI_BASE=https://api.example"]]);
  await expect.element(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  store.set(networkStatusAtom, { isOnline: false, at: 1 });
  await expect.poll(acts).toEqual(["Edit app"]);
});

it("an app is disabled after a question and enabled again without one, each can be undone", async () => {
  const { screen, act, acts, found, stored, toasts, status, change, store } = await open();
  change({ name: "Renamed", plan: "gold" });
  const access = screen.getByRole("switch", { name: /^(?:Active|Disabled)$/ });
  await expect.poll(acts).toEqual(["Edit app", "Disable app"]);
  expect(["edit app", "deactivate"].map(found)).toEqual(acts());
  await act("Disable app");
  const question = screen.getByRole("alertdialog", { name: "Disable “Harbour”?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(access).toBeChecked();
  expect(stored().status).toBe("enabled");
  await act("Disable app");
  await question.getByRole("button", { name: "Disable “Harbour”" }).click();
  await expect.element(access).not.toBeChecked();
  expect(status()).toBe("Disabled");
  await expect.poll(toasts).toEqual(["App “Renamed” disabled"]);
  expect(stored()).toMatchObject({ name: "Renamed", status: "disabled", plan: "gold" });
  await expect.poll(acts).toEqual(["Edit app", "Enable app"]);
  expect(found("activate")).toBe("Enable app");
  await act("Enable app");
  await expect.poll(toasts).toEqual(["App “Renamed” enabled"]);
  for (const status of ["disabled", "enabled"]) {
    store.get(toastsAtom).at(-1)?.more.action?.run();
    await expect.poll(() => stored().status).toBe(status);
    await expect.poll(toasts).toContain(`App “Renamed” ${status}`);
  }
});

const notSaved = "The app could not be saved: ";

it.each<readonly [what: string, platform: Platform, says: string, shown: string]>([
  ["the app is gone", { isGone: true }, `${notSaved}This app no longer exists.`, "Active"],
  [
    "nothing is stored",
    { isDeaf: true },
    `${notSaved}The platform answered, but did not save the change.`,
    "Active",
  ],
  [
    "the platform refuses every version",
    { etagOf: () => undefined },
    `${notSaved}Something went wrong on the server. Try again.`,
    "Active",
  ],
  ["it was saved elsewhere at that moment", { races: 1 }, "App “Renamed again” disabled", "Disabled"],
])("the person is told how a change of status ended: %s", async (_what, platform, says, shown) => {
  const { act, screen, toasts, status, stored, store } = await open(platform);
  await act("Disable app");
  await screen.getByRole("button", { name: "Disable “Harbour”" }).click();
  await expect.poll(toasts).toEqual([says]);
  await expect.poll(status).toBe(shown);
  expect([stored().status, store.get(toastsAtom)[0]?.more.isFailure === true]).toEqual(
    shown === "Active" ? ["enabled", true] : ["disabled", false],
  );
});

it("an app that could not be enabled is shown as it is, once that is known, and can be tried again", async () => {
  let refuse = () => {};
  const { screen, store, puts } = await open({
    before: { status: "disabled" },
    refuse: () =>
      new Promise((resolve) => {
        refuse = () => resolve(json({}, 500));
      }),
  });
  const access = screen.getByRole("switch", { name: /^(?:Active|Disabled)$/ });
  for (const attempt of [1, 2]) {
    (access.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.poll(puts).toBe(attempt);
    await expect.element(access).toBeChecked();
    refuse();
    await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ id: `toast-${attempt}` }]);
    await expect.element(access).not.toBeChecked();
  }
});

it("an edit is saved with what others have saved before the dialog opened, unknown fields included", async () => {
  const { edit, change, stored, screen, toasts, dialog } = await open();
  change({ status: "disabled", region: "eu-2" });
  await edit(" Harbour Health ");
  await expect.poll(toasts).toEqual(["App saved"]);
  expect(stored()).toMatchObject({ name: "Harbour Health", status: "disabled", region: "eu-2" });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Harbour Health");
  await expect.element(screen.getByRole("switch")).not.toBeChecked();
});

it.each(["Harbour", " HAR\u00ADBOUR "])(
  "an app's own name, written as %j, is neither checked nor taken",
  async (own) => {
    const { screen, dialog, store, checked } = await open();
    await screen.getByRole("button", { name: "Edit" }).click();
    const name = dialog.getByRole("textbox", { name: "Name" });
    const check = watch(store, nameUniqueness.answerAtom);
    /** Waits until the check has ended, or is known not to be needed. */
    const enter = async (text: string) => {
      const before = check.last().data?.value;
      await name.fill(text);
      await check.until(({ isLoading, data }) => !isLoading && data?.value !== before);
    };
    await enter("balance");
    await expect.element(name).toHaveAccessibleDescription("The app name already exists.");
    await enter(own);
    expect(checked()).toEqual(["balance"]);
    await expect.element(name).not.toHaveAccessibleDescription();
  },
);

it("an unchanged name is not sent, and says so", async () => {
  const { puts, toasts, dialog, act } = await open();
  await act("Edit app");
  await expect.element(dialog.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(toasts).toEqual(["There was nothing to save."]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(puts()).toBe(0);
});

/** The dialog after another administrator has renamed the app while its name was edited. */
const conflict = async (platform: Platform = {}) => {
  const opened = await open(platform);
  await opened.screen.getByRole("button", { name: "Edit" }).click();
  await opened.dialog.getByRole("textbox", { name: "Name" }).fill("Mine");
  opened.change({ name: "Theirs", status: "disabled" });
  await opened.dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(opened.dialog).toHaveTextContent("Someone else changed this app");
  return { ...opened, press: (name: string) => opened.dialog.getByRole("button", { name }).click() };
};

it.each([
  { press: "Cancel", shown: "Harbour", stored: "Theirs", toasts: [] },
  { press: "Keep the saved version", shown: "Theirs", stored: "Theirs", toasts: [] },
  { press: "Save my version", shown: "Mine", stored: "Mine", toasts: ["App saved"] },
])("of two versions of an app, “$press” leaves $stored", async (expected) => {
  const { press, dialog, screen, stored, toasts, store } = await conflict();
  expect(store.get(lossAtom)?.id).toContain("formLoss");
  await press(expected.press);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(expected.shown);
  expect(stored()).toMatchObject({ name: expected.stored, status: "disabled" });
  await expect.poll(toasts).toEqual(expected.toasts);
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
});

it("a version that has changed once more is shown before it is replaced", async () => {
  const { press, dialog, change, stored } = await conflict();
  change({ name: "Newest" });
  await press("Save my version");
  await expect.element(dialog.getByRole("row", { name: "Saved version" })).toHaveTextContent("Newest");
  expect(stored().name).toBe("Newest");
  await press("Save my version");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored().name).toBe("Mine");
});

it("a person saves a version again that was not saved, and is asked before leaving until then", async () => {
  let answer = () => {};
  const held = new Promise<Response>((resolve) => {
    answer = () => resolve(json({}, 500));
  });
  let refuse: Platform["refuse"];
  const { press, dialog, store, stored, puts } = await conflict({ refuse: () => refuse?.() });
  refuse = () => held;
  await press("Save my version");
  await expect.poll(() => store.get(lossAtom)?.id).toContain("answerLoss");
  for (const name of ["Cancel", "Keep the saved version"])
    await expect.element(dialog.getByRole("button", { name })).toBeDisabled();
  await expect.poll(puts).toBe(2);
  answer();
  await expect.element(dialog).toHaveTextContent("The app could not be saved");
  await expect.poll(() => store.get(lossAtom)?.id).toContain("formLoss");
  refuse = undefined;
  await press("Save my version");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored().name).toBe("Mine");
});
