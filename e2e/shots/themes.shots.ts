/** Themes: confirmations before changes, and states of drafts. */
import type { Page } from "@playwright/test";
import { test } from "../support/signedIn.ts";
import { chooseItem, fillIn, moments, open, press } from "./moment.ts";

const list = "/administer/themes";
const theme = "/administer/themes/thm_calm_sea";

const colour = (page: Page, names: RegExp, value: string) => page.getByLabel(names).first().fill(value);
const publish = (page: Page) => open(page, "Publish changes|Veröffentlichen");

/** Changes the name and two colours, one of them unreadable. */
const change = async (page: Page) => {
  await fillIn(page, "Name", "Calmer sea");
  await colour(page, /^(?:Primary|Primärfarbe), (?:Light|Hell)$/, "#14532D");
  await colour(page, /^(?:On primary|Text auf Primärfarbe), (?:Light|Hell)$/, "#5EAAA4");
  await page.keyboard.press("Enter");
};

interface Styles {
  readonly content: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/** Edits the API's answers, as if the themes had been changed elsewhere. */
const elsewhere = (page: Page, edit: (content: Styles["content"]) => Styles["content"]) =>
  page.route("**/api/v1/styles*", async (route) => {
    const response = await route.fetch();
    const styles = (await response.json()) as Styles;
    await route.fulfill({ response, json: { ...styles, content: edit(styles.content) } });
  });
const isMine = ({ id }: { readonly id: string }) => id === "thm_calm_sea";

/** Creates a draft, then reloads the page with a changed published version. */
const comeBack = (edit: (content: Styles["content"]) => Styles["content"]) => async (page: Page) => {
  await change(page);
  await elsewhere(page, edit);
  await page.reload();
};

const importFile = (text: string) => async (page: Page) => {
  const choosing = page.waitForEvent("filechooser");
  await press(page, "Import|Importieren");
  const file = { name: "theme.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await (await choosing).setFiles(file);
  await page.getByRole("alertdialog").waitFor();
};

moments(test, list, {
  "theme actions": (page) => open(page, "Actions for Calm sea|Aktionen für Calm sea"),
  "rename theme": (page) =>
    chooseItem(page, "Actions for Calm sea|Aktionen für Calm sea", "Rename|Umbenennen"),
  "delete theme": (page) => chooseItem(page, "Actions for Calm sea|Aktionen für Calm sea", "Delete|Löschen"),
  "failed import": importFile("{}"),
  "new theme": { isWhole: true, come: (page) => press(page, "New theme|Neues Theme") },
});

moments(test, theme, {
  drafts: {
    isWhole: true,
    come: async (page) => {
      await change(page);
      await page.goto(list);
    },
  },
  "edited theme": { isWhole: true, come: change },
  "colour picker": (page) => open(page, "Pick: Accent, Light|Auswählen: Akzentfarbe, Hell"),
  "font families": (page) => page.getByRole("combobox", { name: "Web" }).fill("s"),
  "wrong colour and font": {
    isWhole: true,
    come: async (page) => {
      await fillIn(page, "Name", "");
      await colour(page, /^(?:Primary|Primärfarbe), (?:Light|Hell)$/, "reddish");
      await page.getByRole("combobox", { name: "Web" }).fill('"; x');
      await page.getByRole("heading", { level: 1 }).click();
    },
  },
  "export menu": (page) => open(page, "Export the published theme|Veröffentlichtes Theme exportieren"),
  "several problems": {
    isWhole: true,
    come: async (page) => {
      await change(page);
      await colour(page, /^(?:Background|Hintergrund), (?:Light|Hell)$/, "#777777");
      await page.keyboard.press("Enter");
    },
  },
  "fixed problems": async (page) => {
    await change(page);
    await colour(page, /^(?:Background|Hintergrund), (?:Light|Hell)$/, "#777777");
    await page.keyboard.press("Enter");
    await press(page, "Fix all|Alle korrigieren");
  },
  "first problem": async (page) => {
    await change(page);
    await page.getByRole("button", { name: /Kontrastproblem|contrast problem/ }).click();
  },
  "publish theme": async (page) => {
    await change(page);
    await publish(page);
  },
  "discard changes": async (page) => {
    await change(page);
    await open(page, "Discard changes|Änderungen verwerfen");
  },
  "theme changed elsewhere": {
    isWhole: true,
    come: comeBack((content) => content.map((one) => (isMine(one) ? { ...one, name: "Their sea" } : one))),
  },
  "theme deleted elsewhere": {
    isWhole: true,
    come: comeBack((content) => content.filter((one) => !isMine(one))),
  },
});

moments(test, "/administer/themes/thm_gone", {
  "theme that is gone": {},
});
