/** The overview: its apps, and their secrets that need attention. */
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { secretAnswers } from "#src/features/client-secrets/secretAnswers.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { json } from "#test/support/smallServer.ts";
import { approvePage } from "./approvePage.ts";
import { press } from "./openConsole.tsx";
import type { States } from "./states.ts";
import { app, never, now, refuse, secret } from "./world.ts";

const at = "/administer/overview";
const list = (...content: ReadonlyArray<object>) => ({ "/api/v1/apps": () => json({ content }) });
const long = "Wohlbefinden und Gesundheitsförderung in der Donaudampfschifffahrtsgesellschaft für alle";

/** Apps that show nothing which those above them do not show are left out of what is read. */
const [head, two] = ["main thead", "main tbody tr:nth-child(-n+2)"];
const one = "main tbody tr:first-child";
const aboveList = "main :has(> search)";

/** In the styles of paper. */
const toPrint = async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
};
const toPaper = () => {
  dispatchEvent(new Event("beforeprint"));
  onTestFinished(() => void dispatchEvent(new Event("afterprint")));
  return toPrint();
};
/** Nothing is asked of so many. */
const many = {
  at,
  apps: Array.from({ length: 51 }, (_, index) => app(`App ${index}`)),
  answers: { "/api/v1/apps/": () => never },
};

const overview: States = {
  full: { at },
  "at 390 px": { at, width: 390, root: `${aboveList}, ${head}, main tbody tr:nth-child(2)` },
  "the orders at 390 px": {
    at,
    width: 390,
    enter: () => press("button", { name: /^Sort/ }),
    root: "[role=menu], [role=listbox]",
  },
  "of a week": { at: `${at}?period=LAST_7_DAYS`, root: `${head}, ${one}` },
  "of apps that need attention, by an older address": { at: `${at}?attention=true` },
  "of disabled apps, by an older address": { at: `${at}?status=disabled` },
  "of a link that cannot be read in full": { at: `${at}?status=asleep&sort=size` },
  "where nothing is found": { at: `${at}?search=zzz` },
  "of long words": {
    at,
    apps: [app(long), app("Anchor")],
    secrets: { app_anchor: [secret(long, 4)] },
    root: "main tbody tr:last-child",
  },
  "of other secrets": {
    at,
    secrets: {
      app_anchor: [],
      app_balance: [secret("without an end")],
      app_calm: [secret("of another year", -400)],
      app_drift: [],
    },
    root: "main tbody td:nth-child(4)",
  },
  "while the secrets of an app load": { at, answers: { "/api/v1/apps/app_anchor/tokens": () => never } },
  "of apps that need attention, not all checked": {
    at: `${at}?view=attention`,
    apps: [app("Anchor")],
    answers: { "/api/v1/apps/app_anchor/tokens": () => never },
    root: "main fieldset, main p",
  },
  "of no app that needs attention": {
    at: `${at}?view=attention`,
    apps: [app("Anchor")],
    root: "main fieldset, main p",
  },
  "without numbers of users": { at, config: { overviewActivity: false }, root: `${head}, ${one}` },
  "whose numbers and secrets do not load": {
    at,
    answers: { "/api/v1/apps/": refuse },
    root: `${aboveList}, main [role=status], ${one}`,
  },
  "with an app whose numbers do not load": {
    at,
    answers: { "/api/v1/apps/app_anchor/metric/": refuse },
    root: "main [role=status]",
  },
  "with what is out of date": {
    at,
    config: { overviewActivity: false },
    enter: ({ store, server }) => {
      server.break();
      store.set(secretAnswers.invalidateWhereAtom, () => true);
    },
    root: `main [role=status], ${two}, main table ~ p, main :has(> table) ~ p`,
  },
  "while it is offline": {
    at,
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
  },
  "while it loads": { at, answers: { "/api/v1/apps": () => never } },
  "if it does not load": { at, answers: { "/api/v1/apps": refuse } },
  "without an app": { at, apps: [] },
  "whose apps cannot be read": { at, answers: list({ id: "app_1" }) },
  "with apps that cannot be read, and a name that lost a character": {
    at,
    answers: list(app("Anchor", "enabled", { name: "Anch\uFFFDr" }), { id: "app_1" }, { id: "app_2" }),
    root: "main [role=status]",
  },
  "of the secrets that need attention": {
    at: `${at}?view=secrets`,
    secrets: { app_anchor: [secret("ci")], app_calm: [] },
  },
  "secrets, some not loaded yet": {
    at: `${at}?view=secrets`,
    apps: [app("Anchor"), app("Calm")],
    answers: { "/api/v1/apps/app_calm/tokens": () => never },
  },
  "a new app": { at, enter: () => press("button", { name: "New app" }), root: "[role=dialog]" },
  "of more than fifty apps": { ...many, root: `${aboveList}, ${head}` },
  "of more than fifty apps whose numbers do not load": {
    ...many,
    answers: { "/api/v1/apps/": refuse },
    root: "main [role=status] button",
  },
  "rotating a secret that needs attention": {
    at: `${at}?view=secrets`,
    enter: () => press("button", { name: "Rotate secret “c” of Balance" }),
    root: "[role=dialog] input",
  },
  "its menu": {
    at,
    enter: () => press("button", { name: "More actions" }),
    root: "[role=menu]",
  },
  "on paper": { at, enter: toPaper, root: "main h2, main p, main tbody tr:last-child" },
  "secrets, on paper": { at: `${at}?view=secrets`, enter: toPaper, root: "main h2, main p" },
  "of more than fifty apps, on paper": { ...many, enter: toPrint, root: "main tbody tr:last-child" },
};

approvePage("overview", { overview });
