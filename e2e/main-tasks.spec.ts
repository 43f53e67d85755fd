/** The main tasks as a person does them, in Firefox and WebKit (playwright.config.ts); the other specs are Chromium's. */
import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { personAt, type Person } from "./support/person.ts";
import { refreshes } from "./support/session.ts";
import { undrawnCharts } from "./support/settled.ts";
import { withWebKit } from "./support/webDriver.ts";
import { saveData, signedOut, test as base } from "./support/worker.ts";

/** One browser and one sign-in for all tasks of an engine. */
const test = base.extend<object, { readonly person: Person }>({
  person: [
    async ({ browser, faulty }, use, { project }) => {
      if (project.name === "webkit") return withWebKit(faulty.origin, use);
      const context = await browser.newContext({ ...signedOut, baseURL: faulty.origin });
      await saveData(context);
      await use(personAt(await context.newPage()));
      await context.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test.describe.configure({ mode: "default" });

const button = (name: string) => `role=button[name="${name}"]`;
const field = (name: string) => `role=textbox[name="${name}"]`;
const heading = (name: string) => `role=heading[name="${name}"]`;
const link = (name: string) => `role=link[name="${name}"]`;
const text = (words: string) => `text="${words}"`;
const inDialog = (selector: string) => `role=dialog >> ${selector}`;

const signIn = async ({ open, click, type, press, sees }: Person) => {
  await open("/");
  await click(link("Let's start"));
  await type(field("Email"), demoAdministrator.email);
  await type("input[type=password]", demoAdministrator.password);
  await press("Enter");
  await sees(heading("Overview"));
  isSignedIn.now = true;
};

const isSignedIn = { now: false };

test.beforeEach(async ({ person }) => {
  if (!isSignedIn.now) {
    await signIn(person);
    return;
  }
  await person.click(link("Overview"));
  await person.sees(heading("Overview"));
});

test.afterEach(async ({ person }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return;
  await writeFile(testInfo.outputPath("seen.txt"), await person.read(() => document.body.innerText));
});

test("a person finds an app and opens it by pressing its row", async ({ person }) => {
  await person.type("role=searchbox", "vital");
  await person.misses("role=rowheader >> text=Harbour Health");
  // Far beside the name, where the row shows other things.
  await person.click(link("Vital Steps"), { right: 300 });
  await person.sees(heading("My App Vital Steps"));
});

test("a person registers an app, and creates, copies and deletes a secret", async ({ person }) => {
  const { click, type, sees, misses, press } = person;
  await click(button("New app"));
  await type(inDialog(field("Name")), "Foxtrot");
  await click(inDialog(button("Register app")));
  await sees(heading("My App Foxtrot"));
  // With the answer, the button moves into the list's place.
  await sees(text("No client secrets yet"));
  await click(button("Create secret"));
  await type(inDialog(field("Alias")), "den");
  await click(inDialog(button("Create secret")));
  await click(inDialog(button("Copy secret only")));
  await sees(text("Copied"));
  await click(inDialog(button("Done")));
  await misses("role=dialog");
  await click(button("Search"));
  await sees(inDialog("role=combobox"));
  const listHeight = () => document.querySelector("dialog [role=listbox]")?.clientHeight;
  await expect.poll(() => person.read(listHeight)).toBeGreaterThan(100);
  await press("ControlOrMeta+v");
  await expect
    .poll(() => person.read(() => (document.activeElement as HTMLInputElement).value))
    .toMatch(/^wbk_/);
  await press("Escape");
  await click(button("Delete secret “den”"));
  await click(`role=alertdialog >> ${button("Delete secret “den”")}`);
  await misses("role=rowheader >> text=den");
});

test("a person compares the statistics of a period, and every chart is drawn", async ({ person }) => {
  await person.click(link("User Statistics"));
  await person.click("role=button[name=/Period$/]");
  await person.click("role=option[name=/last 7 days/]");
  await person.click("role=button[name=/Comparison$/]");
  await person.click("role=option[name=/previous period/]");
  await person.sees("dl >> text=Registered users");
  await expect(async () => {
    expect(
      await person.read(() => document.querySelectorAll("[role=application] svg").length),
    ).toBeGreaterThan(9);
    expect(await person.read(undrawnCharts)).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test("the address of a segment leads to its chart", async ({ person }) => {
  await person.open("/administer/analytics/segments#chart-work-role");
  await person.sees("role=button[name=Demographics][expanded]");
  const isInView = () => {
    const place = document.querySelector("#chart-work-role")?.getBoundingClientRect();
    return place !== undefined && place.top >= 0 && place.bottom <= innerHeight;
  };
  await expect.poll(() => person.read(isInView)).toBe(true);
});

test("a person edits a theme and publishes it", async ({ person }) => {
  await person.click(`role=main >> ${link("Themes")}`);
  await person.click(link("Calm sea"));
  await person.type(field("Name"), "Vixen");
  await person.click(button("Publish changes"));
  await person.click(inDialog(button("Publish changes")));
  await person.sees(text("Theme “Vixen” published"));
});

test("a person invites an administrator", async ({ person }) => {
  await person.click(link("Users"));
  await person.type(field("First name"), "Grace");
  await person.type(field("Last name"), "Sommer");
  await person.type(field("Email"), "grace@example.org");
  await person.click(button("Send invitation"));
  await person.click(`role=alertdialog >> ${button("OK")}`);
  await person.misses("role=alertdialog");
});

test("a person changes the language, and back", async ({ person }) => {
  await person.click(button("Language"));
  await person.click("role=menuitemradio[name=Deutsch]");
  await person.sees(heading("Übersicht"));
  await person.click(button("Sprache"));
  await person.click("role=menuitemradio[name=English]");
  await person.sees(heading("Overview"));
});

test("two tabs refresh their session once, and one sign-out ends both", async ({ person, faulty }) => {
  const other = await person.openTab();
  // Pages that soon ask for nothing more: a refresh that a page has begun before it is left would be lost.
  await person.click(link("Themes"));
  await person.sees(heading("Themes"));
  await other.open("/administer/themes");
  await other.sees(heading("Themes"));
  let calls = 0;
  const isQuiet = () => {
    const before = calls;
    calls = faulty.seen(/./).length;
    return calls === before;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
  faulty.reset();
  faulty.expireTokens();
  // The first refresh waits until the second tab has met its 401, too.
  const until = expect.poll(() => faulty.seen(/\/users\/me/).length).toBeGreaterThan(1);
  faulty.fail(refreshes, { until });
  await person.open("/administer/users");
  await other.open("/administer/users");
  await until;
  await person.sees(heading("Users"));
  await other.sees(heading("Users"));
  // Chromium may repeat a request by itself; another refresh would send another token, or end the session.
  expect(new Set(faulty.seen(refreshes)).size).toBe(1);
  await other.click(button("Your account"));
  isSignedIn.now = false;
  await other.click("role=menuitem[name='Sign out']");
  for (const tab of [other, person]) await tab.sees(link("Let's start"));
});
