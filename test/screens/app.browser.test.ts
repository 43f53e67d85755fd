/** The page of an app with its client secrets, and their dialogs. */
import { AppId } from "#schemas/apps/App.ts";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { appVersions } from "#src/features/apps/apps.ts";
import { rotationsAtom } from "#src/features/client-secrets/rotations.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { json } from "#test/support/smallServer.ts";
import { approvePage } from "./approvePage.ts";
import { enter, press } from "./openConsole.tsx";
import type { State, States } from "./states.ts";
import { app, never, now, refuse, secret, manySecrets } from "./world.ts";

const at = "/administer/my-apps/app_anchor";
const appPath = "/api/v1/apps/app_anchor";
const path = `${appPath}/tokens`;
const of = (list: ReadonlyArray<object>, given: Partial<State> = {}): State => ({
  at,
  secrets: { app_anchor: list },
  ...given,
});
/** What a press leads to, alone. */
const dialog = (act: string, given: Partial<State> = {}, list = manySecrets) =>
  of(list, { enter: () => press("button", { name: act }), root: "[role=dialog]", ...given });
const deletion = (alias: string, list = manySecrets) =>
  dialog(`Delete secret “${alias}”`, { root: "[role=alertdialog]" }, list);
const rotated = (alias: string, given: Partial<State> = {}) =>
  dialog(`Rotate secret “${alias}”`, {
    ...given,
    enter: async ({ shown }) => {
      await press("button", { name: `Rotate secret “${alias}”` });
      await press("button", { name: "Rotate secret" });
      await shown("[role=dialog] textarea");
    },
  });
/** The first answer is the last one. */
const answers = [refuse()];
const answer = (body: unknown, status: number) => ({ answers: { [path]: () => json(body, status) } });

/** Another administrator was faster: the app is another one once it is written. */
const changedElsewhere = () => {
  let version = 1;
  return ({ method }: Request) => {
    if (method === "PUT") {
      version = 2;
      return json({ _tag: "Changed" }, 412);
    }
    const found = version === 1 ? app("Anchor") : app("Anchor", "disabled", { name: "Theirs" });
    return Response.json(found, { headers: { etag: `"${version}"` } });
  };
};

const appPage: States = {
  full: of(manySecrets),
  "a date that is pointed at": of([secret("far", 300)], {
    enter: () => {
      const [, expiry] = document.querySelectorAll("main td time");
      expiry?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    },
    root: "main td:has(time ~ *)",
  }),
  "at 390 px": of(manySecrets, { width: 390, root: "main thead, main tbody tr:nth-child(-n+2)" }),
  "of a disabled app": {
    at: "/administer/my-apps/app_drift",
    root: "main h1, main h1 ~ *, main dl, main [role=status], main pre",
  },
  "while it is offline": of(manySecrets, {
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
  }),
  "after a rotation": of(manySecrets, {
    enter: ({ store }) =>
      store.set(rotationsAtom, {
        old: ClientSecretId.make("sec_later"),
        successor: ClientSecretId.make("sec_endless"),
      }),
  }),
  "without secrets": of([]),
  "while its secrets load": { at, answers: { [path]: () => never } },
  "whose secrets do not load": { at, answers: { [path]: refuse } },
  "that is gone": { at, ...answer({ _tag: "NotFound", status: 404 }, 404), root: "main [role=alert]" },
  "that has no list of secrets": { at, ...answer({}, 404), like: "that is gone", root: "main [role=alert]" },
  "that is not reached": { at, answers: { [appPath]: () => Promise.reject(new TypeError("lost")) } },
  "that does not load": { at, answers: { [appPath]: refuse }, like: "that is not reached" },
  "whose newer version does not load": {
    at,
    enter: async ({ store, server }) => {
      server.break();
      await store.set(appVersions.askAtom, AppId.make("app_anchor"));
    },
    root: "main [role=alert]",
  },
  "that loads at another try, and whose name turns texts around": {
    at,
    answers: { [appPath]: () => answers.pop() ?? json(app("Anchor", "enabled", { name: "Anchor\u202E 2" })) },
    enter: () => press("button", { name: "Try again" }),
    root: "main a[href='/administer/overview']",
  },
  "that does not exist": { at: "/administer/my-apps/app_none" },
  "a new secret": dialog("Create secret"),
  "a new secret without an alias": dialog("Create secret", {
    enter: async () => {
      await press("button", { name: "Create secret" });
      await press("button", { name: "Create secret" });
    },
    like: "a new secret",
  }),
  "a new secret whose alias is taken": dialog("Create secret", {
    enter: async () => {
      await press("button", { name: "Create secret" });
      await enter("Alias", "FAR");
    },
    like: "a new secret",
  }),
  "a successor": dialog("Rotate secret “far”", { like: "a new secret" }),
  "the successor of an expired secret": dialog(
    "Rotate secret “old”",
    { like: "a new secret" },
    manySecrets.slice(0, 2),
  ),
  "the value of a successor": rotated("far"),
  "the value once it is copied by hand": {
    ...rotated("far", { like: "the value of a successor" }),
    enter: async (opened) => {
      await rotated("far").enter?.(opened);
      const value = document.querySelector<HTMLTextAreaElement>("[role=dialog] textarea");
      value?.select();
      value?.dispatchEvent(new ClipboardEvent("copy", { bubbles: true }));
    },
  },
  "the value after an endless secret": rotated("endless", { like: "the value of a successor" }),
  "the value under another alias": rotated("far", {
    created: { alias: "other" },
    like: "the value of a successor",
  }),
  "the value that never expires": rotated("far", {
    created: { expirationDate: null },
    like: "the value of a successor",
  }),
  "a deletion": deletion("soon"),
  "the deletion of the last valid secret": deletion("soon", manySecrets.slice(0, 3)),
  "editing the app": dialog("Edit"),
  "an app without a name": dialog("Edit", {
    enter: async () => {
      await press("button", { name: "Edit" });
      await enter("Name", "");
      await press("button", { name: "Save" });
    },
    like: "editing the app",
  }),
  "an app that cannot be read": dialog("Edit", {
    apps: [app("Anchor")],
    enter: async ({ server }) => {
      server.break();
      await press("button", { name: "Edit" });
    },
  }),
  "an app that was changed elsewhere": dialog("Edit", {
    answers: { [appPath]: changedElsewhere() },
    enter: async ({ shown }) => {
      await press("button", { name: "Edit" });
      await enter("Name", "Mine");
      await press("button", { name: "Save" });
      await shown("[role=dialog] table");
    },
  }),
  "disabling the app": of(manySecrets, {
    enter: () => press("switch", { name: "Active" }),
    root: "[role=alertdialog]",
  }),
};

approvePage("app", { app: appPage });
