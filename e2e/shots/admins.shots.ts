/** Inviting several people: the list when it is empty, checked, being sent, stopped and sent. */
import type { Page } from "@playwright/test";
import { test } from "../support/signedIn.ts";
import { fillIn, moments, press } from "./moment.ts";

const users = "/administer/users";

const several = (page: Page) => page.getByText(/^(?:Several|Mehrere)$/).click();
const list = [
  "Anna Berg <anna@example.org>",
  '"Carl, Bob" <bob@example.org>',
  "Dora Ehlers; dora@example",
  "anna@EXAMPLE.org Anna Berg-Winter",
  "Eva von der Heide <admin@example.org>",
  "fritz@example.org",
].join("\n");
const enterList = async (page: Page) => {
  await several(page);
  await fillIn(page, "People|Personen", list);
  await page.getByText(/^(?:Already exists|Existiert bereits)$/).waitFor();
};
const answerInvitations = (page: Page) =>
  page.route("**/api/v1/users/invite", (route) => {
    const { email } = route.request().postDataJSON() as { readonly email: string };
    if (email.startsWith("gerd")) return new Promise<void>(() => {});
    if (email.startsWith("bob")) return route.fulfill({ status: 500 });
    if (email.startsWith("carla")) return route.fulfill({ status: 429, headers: { "retry-after": "1800" } });
    return route.fulfill({ status: 201 });
  });
const sendList = (page: Page) => press(page, "Send \\d+ invitations?|\\d+ Einladung(?:en)? senden");
const allWidths = [390, 1024, 1440];

moments(test, users, {
  "several, empty": { come: several, isWhole: true },
  "several, checked": { widths: allWidths, come: enterList, isWhole: true },
  "several, sending": {
    widths: allWidths,
    isWhole: true,
    before: answerInvitations,
    isHeld: (request) => request.url().endsWith("/invite"),
    come: async (page) => {
      await several(page);
      await fillIn(
        page,
        "People|Personen",
        "Anna Berg <anna@x.org>\nGerd Haas <gerd@x.org>\nIda Jung <ida@x.org>",
      );
      await sendList(page);
      await page
        .getByText(/^(?:Invited|Eingeladen)$/)
        .first()
        .waitFor();
    },
  },
  "several, stopped": {
    isWhole: true,
    before: answerInvitations,
    come: async (page) => {
      await several(page);
      await fillIn(
        page,
        "People|Personen",
        "Anna Berg <anna@x.org>\nBob Carl <bob@x.org>\nCarla Dorn <carla@x.org>\nIda Jung <ida@x.org>",
      );
      await sendList(page);
      await page.getByRole("alert").waitFor();
    },
  },
  "several, sent": {
    isWhole: true,
    before: answerInvitations,
    come: async (page) => {
      await several(page);
      await fillIn(page, "People|Personen", "Anna Berg <anna@x.org>\nIda Jung <ida@x.org>");
      await sendList(page);
      await page.getByRole("button", { name: /^(?:New list|Neue Liste)$/ }).waitFor();
    },
  },
});
