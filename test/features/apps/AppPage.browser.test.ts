/** The page of one app: its status, and editing it beside others. What it shows is in test/screens. */
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { keepFormsAtom } from "#src/interaction/keptForms.ts";
import { shownToastAtom } from "#src/interaction/toasts.ts";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { enter, openConsole, press as pressThe } from "#test/screens/openConsole.tsx";
import { app, secret } from "#test/screens/world.ts";
import { faintBorders } from "#test/support/colour.ts";
import { misplaced } from "#test/support/misplaced.ts";
import { held, json } from "#test/support/smallServer.ts";

const path = "/api/v1/apps/app_anchor";
const uniqueness = "/api/v1/apps/is_app_name_unique";
const nameOf = ({ url }: Request) => new URL(url).searchParams.get("appName") ?? "";

interface Platform {
  /** Its answer to a PUT in place of storing it. */
  refuse?: (() => Response | Promise<Response>) | undefined;
  /** How often another administrator saves between a read and a write. */
  races?: number;
  isGone?: boolean;
  /** It confirms a write and stores nothing. */
  isDeaf?: boolean;
}

const dialog = page.getByRole("dialog");
const name = dialog.getByRole("textbox", { name: "Name" });
const heading = page.getByRole("heading", { level: 1 });
const access = page.getByRole("switch", { name: /^(?:Active|Disabled)$/ });
const press = (name: string) => pressThe("button", { name });

const open = async (status = "enabled") => {
  const its: Platform = {};
  let stored = app("Anchor", status);
  let version = 1;
  /** Another administrator saves the app. */
  const change = (edits: object) => {
    stored = { ...stored, ...edits };
    version += 1;
  };
  const answer = async (request: Request) => {
    if (its.isGone) return json({}, 404);
    if (request.method === "PUT") {
      if (its.refuse) return its.refuse();
      if (its.races) {
        its.races -= 1;
        change({ name: "Renamed again" });
      }
      if (request.headers.get("if-match") !== `"${version}"`) return json({ _tag: "Changed" }, 412);
      if (!its.isDeaf) change((await request.json()) as object);
    }
    return Response.json(stored, { headers: { etag: `"${version}"` } });
  };
  const isUnique = (request: Request) => json(!["anchor", "balance"].includes(uniqueKey(nameOf(request))));
  const opened = await openConsole({
    at: "/administer/my-apps/app_anchor",
    answers: { [path]: answer, [uniqueness]: isUnique },
  });
  await expect.element(access).toBeVisible();
  return {
    ...opened,
    change,
    tamper: (how: Platform) => Object.assign(its, how),
    stored: () => stored,
    acts: () => opened.acts().filter((act) => act.endsWith(" app")),
    /** Names that were checked. */
    checked: () => opened.server.to(uniqueness).map(nameOf),
    puts: () => opened.server.to(path).filter(({ method }) => method === "PUT").length,
  };
};

it("id and address are copied, and offline the app can only be edited", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { store, acts } = await open();
  await press("Copy");
  expect(write.mock.calls).toEqual([["APP_ID=app_anchor\nAPI_BASE=https://api.example"]]);
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  store.set(networkStatusAtom, { isOnline: false, at: 1 });
  await expect.poll(acts).toEqual(["Edit app"]);
});

it("an app is disabled after a question and enabled again without one, each can be undone", async () => {
  const { act, acts, found, stored, toasts, change, store } = await open();
  change({ name: "Renamed", plan: "gold" });
  await expect.poll(acts).toEqual(["Edit app", "Disable app"]);
  expect(["edit app", "deactivate"].map(found)).toEqual(acts());
  await act("Disable app");
  await press("Cancel");
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(access).toBeChecked();
  expect(stored().status).toBe("enabled");
  await act("Disable app");
  await press("Disable “Anchor”");
  await expect.element(access).not.toBeChecked();
  await expect.poll(toasts).toEqual(["App “Renamed” disabled"]);
  expect(stored()).toMatchObject({ name: "Renamed", status: "disabled", plan: "gold" });
  await expect.poll(acts).toEqual(["Edit app", "Enable app"]);
  expect(found("activate")).toBe("Enable app");
  await act("Enable app");
  await expect.poll(toasts).toEqual(["App “Renamed” enabled"]);
  for (const status of ["disabled", "enabled"]) {
    store.get(shownToastAtom)?.more.action?.run();
    await expect.poll(() => stored().status).toBe(status);
    await expect.poll(toasts).toContain(`App “Renamed” ${status}`);
  }
});

it("a long name without spaces stays within the view, in the list and on the app's page", async () => {
  const [name, alias] = [300, 64].map((length) => "W".repeat(length));
  const { go, settled } = await openConsole({
    at: "/administer/overview",
    apps: [app("Anchor", "enabled", { name })],
    secrets: { app_anchor: [secret(alias ?? "")] },
  });
  for (const href of ["/administer/overview", "/administer/my-apps/app_anchor"]) {
    await go(href);
    await settled();
    for (const width of [390, 1440]) {
      await page.viewport(width, 900);
      expect(await misplaced(faintBorders)).toEqual([]);
    }
  }
});

const notSaved = "The app could not be saved: ";

it.each<readonly [what: string, platform: Platform, says: string, status: string]>([
  ["the app is gone", { isGone: true }, `${notSaved}This app no longer exists.`, "enabled"],
  [
    "nothing is stored",
    { isDeaf: true },
    `${notSaved}The platform answered, but did not save the change.`,
    "enabled",
  ],
  ["it was saved elsewhere at that moment", { races: 1 }, "App “Renamed again” disabled", "disabled"],
])("the person is told how a change of status ended: %s", async (_what, platform, says, status) => {
  const { act, toasts, stored, store, tamper } = await open();
  tamper(platform);
  await act("Disable app");
  await press("Disable “Anchor”");
  await expect.poll(toasts).toEqual([says]);
  const isEnabled = status === "enabled";
  await expect.poll(() => access.element().matches(":checked")).toBe(isEnabled);
  expect([stored().status, store.get(shownToastAtom)?.more.isFailure === true]).toEqual([status, isEnabled]);
});

it("an app that could not be enabled is shown as it is, once that is known, and can be tried again", async () => {
  const { store, puts, tamper } = await open("disabled");
  const { answer, give } = held();
  tamper({ refuse: answer });
  for (const attempt of [1, 2]) {
    (access.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.poll(puts).toBe(attempt);
    await expect.element(access).toBeChecked();
    give(json({}, 500));
    await expect.poll(() => store.get(shownToastAtom)?.id).toBe(attempt);
    await expect.element(access).not.toBeChecked();
  }
});

it("an unchanged name is not sent; another is saved with what others have saved before, unknown fields included", async () => {
  const { change, stored, toasts, act, puts } = await open();
  await act("Edit app");
  await press("Save");
  await expect.poll(toasts).toEqual(["There was nothing to save."]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(puts()).toBe(0);
  change({ status: "disabled", region: "eu-2" });
  await press("Edit");
  await enter("Name", " Anchor Health ");
  await press("Save");
  await expect.poll(toasts).toEqual(["App saved"]);
  expect(stored()).toMatchObject({ name: "Anchor Health", status: "disabled", region: "eu-2" });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent("Anchor Health");
  await expect.element(access).not.toBeChecked();
});

it("an app's own name, however it is written, is neither checked nor taken", async () => {
  const { checked } = await open();
  await press("Edit");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const own of ["Anchor", " AN\u00ADCHOR "]) {
    await enter("Name", "balance");
    await vi.advanceTimersByTimeAsync(300);
    await expect.element(name).toHaveAccessibleDescription("The app name already exists.");
    await enter("Name", own);
    await vi.advanceTimersByTimeAsync(300);
    await expect.element(name).not.toHaveAccessibleDescription();
  }
  expect(new Set(checked())).toEqual(new Set(["balance"]));
});

/** The dialog after another administrator has renamed the app while its name was edited. */
const conflict = async () => {
  const opened = await open();
  await press("Edit");
  await enter("Name", "Mine");
  opened.change({ name: "Theirs", status: "disabled" });
  await press("Save");
  await expect.element(dialog).toHaveTextContent("This app has been changed elsewhere");
  return opened;
};

it("the own version of an app survives the end of the session", async () => {
  const { store } = await conflict();
  await expect.poll(() => store.set(keepFormsAtom)).toBe(true);
  await press("Keep the saved version");
  await expect.element(dialog).not.toBeInTheDocument();
  await press("Edit");
  await press("Restore");
  await expect.element(name).toHaveValue("Mine");
});

it("of two versions of an app, the saved one can be kept, which the page then shows", async () => {
  const { stored, toasts, store } = await conflict();
  expect(store.get(lossAtom)?.id).toContain("formLoss");
  await press("Keep the saved version");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent("Theirs");
  expect([stored().name, toasts()]).toEqual(["Theirs", []]);
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
});

it("a version that has changed once more is shown before the own one replaces it", async () => {
  const { change, stored, toasts } = await conflict();
  change({ name: "Newest" });
  await press("Save my version");
  await expect.element(dialog.getByRole("row", { name: "Saved version" })).toHaveTextContent("Newest");
  expect(stored().name).toBe("Newest");
  await press("Save my version");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent("Mine");
  expect(stored()).toMatchObject({ name: "Mine", status: "disabled" });
  await expect.poll(toasts).toEqual(["App saved"]);
});

it("a person saves a version again that was not saved, and is asked before leaving until then", async () => {
  const { store, stored, puts, tamper } = await conflict();
  const { answer, give } = held();
  tamper({ refuse: answer });
  await press("Save my version");
  await expect.poll(() => store.get(lossAtom)?.id).toContain("answerLoss");
  await expect.element(dialog.getByRole("button", { name: "Keep the saved version" })).toBeDisabled();
  await expect.poll(puts).toBe(2);
  give(json({}, 500));
  await expect.element(dialog).toHaveTextContent("The app could not be saved");
  await expect.poll(() => store.get(lossAtom)?.id).toContain("formLoss");
  tamper({ refuse: undefined });
  await press("Save my version");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored().name).toBe("Mine");
  await expect.poll(() => store.get(lossAtom)).toBeUndefined();
});
