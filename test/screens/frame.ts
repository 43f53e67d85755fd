/** What is around every page, its menus and notices; and the pages without it. */
import { formerPersonAtom } from "#src/features/sign-in/personalData.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { press } from "./openConsole.tsx";
import type { State, States } from "./states.ts";
import { now } from "./world.ts";

const at = "/administer/users";
const around = ":is(a[href='#content'], nav, header):not(main *)";
const menu = (name: string): State => ({
  at,
  enter: () => press("button", { name }),
  root: "[role=menu]",
});

export const frame: States = {
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
  offline: {
    at,
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
    root: "main > * > *:first-child",
  },
  "after another person": {
    at,
    enter: ({ store }) => store.set(formerPersonAtom, { subject: "eve", hasKept: true }),
    root: "main > * > *:first-child",
  },
  "a page that does not exist": { at: "/administer/nothing", root: "body > div" },
  "a page that does not exist, outside": { at: "/nothing", root: "body > div" },
};
