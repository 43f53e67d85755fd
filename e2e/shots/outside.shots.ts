/** Pages outside the console: the provider's pages and error pages. */
import type { Page } from "@playwright/test";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { confirm, fillInvitation, newEmail, send, usersPath } from "../support/invite.ts";
import { registrationLink } from "../support/mails.ts";
import { settled } from "../support/settled.ts";
import { enterPassword, signIn } from "../support/signIn.ts";
import { signedOut, test } from "../support/signedIn.ts";
import { moments, press } from "./moment.ts";
import { picture } from "./shoot.ts";

const usersPart = /\/assets\/UsersPage-.*\.js/;

const submit = (password: string) => async (page: Page) => {
  await page.locator("input[type=email], input[name=email]").fill(demoAdministrator.email);
  await page.locator("input[type=password]").fill(password);
  await press(page, "Sign in|Anmelden");
  await page.getByRole("alert").or(page.locator("[aria-invalid=true]")).first().waitFor();
};

/** So that the list has other sessions too. */
const signInElsewhere = async (page: Page) => {
  for (const userAgent of ["Firefox/146.0 (Windows)", "an unknown program"]) {
    const context = await page
      .context()
      .browser()
      ?.newContext({ ...signedOut, userAgent });
    const elsewhere = await context?.newPage();
    if (elsewhere === undefined) continue;
    await elsewhere.goto(new URL("/oidc/sessions", page.url()).href);
    await enterPassword(elsewhere);
    await elsewhere.getByRole("listitem").first().waitFor();
    await context?.close();
  }
  await page.reload();
};

test.describe("nobody signed in", () => {
  test.use(signedOut);
  moments(test, "/auth", {
    "provider, sign-in": {},
    "provider, nothing entered": (page) => press(page, "Sign in|Anmelden"),
    "provider, wrong password": submit("wrong"),
    "provider, password shown": async (page) => {
      await page.locator("input[type=password]").fill("a password");
      await press(page, "Show password|Passwort anzeigen");
    },
    "wrong configuration": {
      before: (page) => page.route("**/config.json", (route) => route.fulfill({ json: {} })),
    },
  });

  moments(test, "/oidc/forgotten-password", {
    "provider, forgotten password": {},
    "provider, forgotten password without an address": (page) => press(page, "Send link|Link senden"),
    "provider, link requested": { at: "/requested" },
  });

  moments(test, "", {
    "provider, refused": { at: "/oidc/auth?client_id=unknown" },
    "provider, not found": { at: "/oidc/nowhere" },
    "provider, link of an invitation that is not valid": { at: "/oidc/registration/nobody" },
    "sign-in that did not succeed": { at: "/auth?code=stolen&state=unknown" },
    "sign-in that was refused": { at: "/auth?error=access_denied&state=unknown" },
  });

  test("registration", async ({ page, platform, problems }) => {
    problems.expect(/status of 4(?:22|10)/);
    const email = newEmail();
    await signIn(page, usersPath);
    await fillInvitation(page, email);
    await send(page);
    await confirm(page);
    const link = await registrationLink(platform.dataDir, email);
    const shown = async (subject: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await picture(page, subject, { width, look: ["en", "light"], isWhole: false });
      }
    };
    await page.goto(link);
    await settled(page);
    await shown("provider, registration");
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Set password" }).click();
    await settled(page);
    await shown("provider, password refused");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(`${link}?ui_locales=de`);
    await picture(page, "provider, registration", { width: 1440, look: ["de", "dark"], isWhole: false });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${link}?ui_locales=en`);
    await page.getByLabel("New password").fill("seven quiet herons dancing");
    await page.getByLabel("Repeat the password").fill("seven quiet herons dancing");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.waitForURL("**/administer/overview");
    await page.goto(link);
    await shown("provider, link that was used");
  });
});

moments(test, "/oidc", {
  "provider, change password": { at: "/password" },
  "provider, change of the password refused": {
    at: "/password",
    come: async (page) => {
      await page.locator("[name=current]").fill("wrong");
      await page.locator("[name=password]").fill("short");
      await press(page, "Change password|Passwort ändern");
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  "provider, password changed": { at: "/password/changed" },
  "provider, sessions": { at: "/sessions", come: signInElsewhere, isWhole: true },
});

moments(test, "/administer", {
  "part that is missing": {
    at: "/users",
    before: (page) => page.route(usersPart, (route) => route.abort()),
    heading: "Internal Server Error|Interner Serverfehler",
  },
  "broken page": {
    at: "/users",
    before: (page) =>
      page.route(usersPart, (route) =>
        route.fulfill({ contentType: "text/javascript", body: 'throw new Error("Broken inside");' }),
      ),
  },
  "app that is not found": { at: "/my-apps/app_none" },
});
