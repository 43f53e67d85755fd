/** What is around every page, its menus and notices; and the pages without it. */
import { formerPersonAtom } from "#src/features/sign-in/personalData.ts";
import { latestBuildAtom } from "#src/features/updates/updates.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { type Toast, toastAtom } from "#src/interaction/toasts.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { approvePage } from "./approvePage.ts";
import { focusOn, press } from "./openConsole.tsx";
import { palette } from "./palette.ts";
import type { State, States } from "./states.ts";
import { now } from "./world.ts";

const at = "/administer/users";
const around = ":is(a[href='#content'], nav, header):not(main *)";
const menu = (name: string): State => ({
  at,
  enter: () => press("button", { name }),
  root: "[role=menu]",
});
const notice = (enter: State["enter"] & {}): State => ({ at, enter, root: "main > * > *:first-child" });
const toast = (more: Toast["more"]): State => ({
  at,
  enter: async ({ store }) => {
    store.set(toastAtom, asWritten("What is said"), more);
    await focusOn("Dismiss", "button");
  },
  root: "[aria-live] > section",
});

const frame: States = {
  frame: { at, root: around },
  "at 390 px": { at, root: around, width: 390, like: "frame" },
  "its drawer": {
    at,
    width: 390,
    enter: () => press("button", { name: "Open navigation" }),
    root: "dialog",
  },
  minimized: {
    at,
    enter: () => press("button", { name: "Minimise navigation" }),
    root: around,
    like: "frame",
  },
  "the languages": menu("Language"),
  "the colour modes": menu("Colour mode"),
  "the account": menu("Your account"),
  offline: notice(({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now })),
  "after another person": notice(({ store }) =>
    store.set(formerPersonAtom, { subject: "eve", hasKept: false }),
  ),
  "after another person, whose work is kept": notice(({ store }) =>
    store.set(formerPersonAtom, { subject: "eve", hasKept: true }),
  ),
  "a newer version": notice(({ store }) =>
    store.set(latestBuildAtom, { id: "two", news: { en: "News", de: "Neues" } }),
  ),
  "how files are written": {
    at,
    enter: async () => {
      await press("button", { name: "Your account" });
      await press("menuitem", { name: "CSV for Excel (semicolons)" });
      await focusOn("Dismiss", "button");
    },
    root: "[aria-live] > section",
  },
  "what is done": toast({ action: { label: asWritten("Undo"), run: () => undefined } }),
  "what has failed": toast({ isFailure: true }),
  "a page that does not exist": { at: "/administer/nothing", root: "body > div" },
  "a page that does not exist, outside": { at: "/nothing", root: "body > div" },
};

approvePage("frame", { frame, palette });
