/** The frame, the apps, their secrets and the users: dialogs, menus, notices and toasts. */
import type { Page } from "@playwright/test";
import { lists, tokens } from "../support/client-secrets.ts";
import { test } from "../support/signedIn.ts";
import { fillIn, moments, open, opened, press, pressInDialog } from "./moment.ts";

const overview = "/administer/overview";
const app = "/administer/my-apps/app_balance";
const users = "/administer/users";

const answerWith = (url: string, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json }));

const openPalette = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await opened(page);
};

moments(test, overview, {
  palette: openPalette,
  "palette, searched": async (page) => {
    await openPalette(page);
    await page.getByRole("dialog").getByRole("combobox").fill("e");
  },
  "language menu": (page) => open(page, "Language|Sprache"),
  "colour mode menu": (page) => open(page, "Colour mode|Farbmodus"),
  "person menu": (page) => open(page, "Your account|Ihr Konto"),
  drawer: { widths: [390, 800], come: (page) => open(page, "Open navigation|Navigation öffnen") },
  "minimized navigation": {
    widths: [1440],
    come: async (page) => {
      await press(page, "Minimise navigation|Navigation einklappen");
      await page.keyboard.press("Shift+Tab");
    },
  },
  "skip link": (page) => page.keyboard.press("Tab"),
  offline: (page) => page.context().setOffline(true),
  "newer version": {
    before: answerWith("/latest-build.json", {
      id: "another",
      news: { en: "Charts are faster.", de: "Diagramme sind schneller." },
    }),
  },
});

const edit = async (page: Page) => {
  await open(page, "Edit|Bearbeiten");
  await page.getByRole("dialog").getByRole("textbox").waitFor();
};

moments(test, overview, {
  "new app": (page) => open(page, "New app|Neue App"),
  "new app, name taken": async (page) => {
    await open(page, "New app|Neue App");
    await fillIn(page, "Name", "Balance am Werk");
    await pressInDialog(page, "Register app|App registrieren");
  },
  "apps, nothing found": async (page) => {
    await page.getByRole("searchbox").fill("no such app");
    await page.getByText(/^(?:No matching apps|Keine passenden Apps)$/).waitFor();
  },
  "many apps": {
    before: answerWith("**/api/v1/apps?*", {
      content: Array.from({ length: 300 }, (_, at) => ({
        id: `app_${at}`,
        name: `Clinic ${at}`,
        status: at % 3 === 0 ? "disabled" : "enabled",
        creationDate: "2026-01-01T00:00:00.000Z",
      })),
    }),
  },
});

moments(test, app, {
  "edit app": edit,
  "edit app, conflict": async (page) => {
    await edit(page);
    await page.route("**/api/v1/apps/app_balance", async (route) => {
      const request = route.request();
      if (request.method() === "PUT")
        return route.continue({ headers: { ...request.headers(), "if-match": '"0"' } });
      const response = await route.fetch();
      const found = (await response.json()) as object;
      return route.fulfill({ response, json: { ...found, name: "Balance everywhere", status: "disabled" } });
    });
    await fillIn(page, "Name", "Balance at work and at home");
    await pressInDialog(page, "Save|Speichern");
    await page.getByRole("table", { name: /Versions|Fassungen/ }).waitFor();
  },
  "disable app": async (page) => {
    await page.getByRole("switch").press("Space");
    await opened(page);
  },
});

moments(test, users, {
  "leave a form": {
    widths: [1440],
    come: async (page) => {
      await fillIn(page, "First name|Vorname", "Grace");
      await page.getByRole("link", { name: /^(?:Overview|Übersicht)$/ }).click();
      await opened(page);
    },
  },
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const secret = (alias: string, expirationDate: string | null) => ({
  id: alias,
  appId: "app_balance",
  alias,
  creationDate: inDays(-100),
  expirationDate,
});
const oddSecrets = [
  secret("expired-long-ago", inDays(-40)),
  secret("expires-soon", inDays(3)),
  secret("a-name-of-sixty-four-characters-that-somebody-has-really-chosen-", inDays(200)),
  secret("for-ever", null),
];

moments(test, app, {
  "odd secrets": { before: answerWith(lists, oddSecrets) },
  "new secret": (page) => open(page, "Create secret|Secret erstellen"),
  "new secret, own day": async (page) => {
    await open(page, "Create secret|Secret erstellen");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Expires|Läuft ab/ })
      .click();
    await page.getByRole("option", { name: /Custom date|Anderes Datum/ }).click();
    await pressInDialog(page, "Create secret|Secret erstellen");
  },
  "created secret": async (page) => {
    await open(page, "Create secret|Secret erstellen");
    await fillIn(page, "Alias", `ci-${Date.now()}`);
    await pressInDialog(page, "Create secret|Secret erstellen");
    await page.getByRole("checkbox").waitFor();
  },
  "lost secret": async (page) => {
    await page.route(tokens, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort();
    });
    await open(page, "Create secret|Secret erstellen");
    await fillIn(page, "Alias", `lost-${Date.now()}`);
    await pressInDialog(page, "Create secret|Secret erstellen");
    await page.getByRole("button", { name: /lost-/ }).last().waitFor();
  },
  "rotate secret": (page) => open(page, "Rotate secret “production”|Secret „production“ erneuern"),
  "delete the last secret": {
    before: answerWith(lists, [secret("only", null)]),
    come: (page) => open(page, "Delete secret “only”|Secret „only“ löschen"),
  },
});

let invited = 0;
const invite = async (page: Page) => {
  invited += 1;
  await fillIn(page, "First name|Vorname", "Grace");
  await fillIn(page, "Last name|Nachname", "Sommer");
  await fillIn(page, "Email|E-Mail-Adresse", `grace-${process.pid}-${invited}@example.org`);
  await press(page, "Send invitation|Einladung senden");
  await page.getByRole("alertdialog").waitFor();
};

moments(test, users, {
  "invalid invitation": (page) => press(page, "Send invitation|Einladung senden"),
  "user created": invite,
  invited: {
    isWhole: true,
    come: async (page) => {
      await invite(page);
      await press(page, "OK");
    },
  },
});

moments(test, overview, {
  toast: async (page) => {
    await open(page, "New app|Neue App");
    await fillIn(page, "Name", `Seen in a picture ${Date.now()}`);
    await pressInDialog(page, "Register app|App registrieren");
    await page.getByText(/” registered|“ registriert/).waitFor();
  },
});
