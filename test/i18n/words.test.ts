/** Words that must not be used: each is a literal translation, or a second name for something that has one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));

/** Texts of the catalogues, the provider's pages and the mails, without descriptions for translators. */
const spoken = [...filesIn("src"), ...filesIn("platform")]
  .filter((file) => /\/(?:messages(?:\.(?:en|de))?|mails)\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [file, text.replaceAll(/description:\s*"(?:[^"\\]|\\.)*"/g, "")] as const;
  });

const english: ReadonlyArray<readonly [unwanted: RegExp, better: string]> = [
  [/\ball the same\b/i, "anyway"],
  [/\bmend\b/i, "fix"],
  [/\bof your choice\b/i, "Custom date"],
  [/\bdoes not exist any more\b|\bis gone\b/i, "no longer exists"],
  [/\bmeanwhile\b/i, "in the meantime"],
  [/\bwished for\b/i, "desired"],
  [/\bkept back\b/i, "withheld"],
  [/\bsomebody else\b/i, "someone else"],
  [/\bwhoever runs\b/i, "Contact your platform operator."],
  [/\blook after\b|\bhand out\b/i, "manage, issue"],
  [/\bsave (?:all )?as csv\b/i, "Download CSV"],
  [/"(?:The )?(?:app|secret|theme)\b[^"]* has been \w+\./i, "App “{name}” registered"],
  [/"[^"\n]*(?:(?:minim|maxim|organ|recogn|custom|author|summar)iz|behavior)/i, "British spelling"],
  [/\b(?:health and |software )?wellbeing software kit\b/i, "the kit, the wellbeing kit"],
  [/\bcreate app\b|\bapp was created\b/i, "register: an app is registered, a secret created"],
];

const german: ReadonlyArray<readonly [unwanted: RegExp, better: string]> = [
  [/Zeitraum davor/, "vorheriger Zeitraum"],
  [/Navigation (?:vergrößern|verkleinern)/, "ausklappen, einklappen"],
  [/Tag Ihrer Wahl/, "Anderes Datum"],
  [/ zeigen"|\bgezeigt\b/, "anzeigen, angezeigt"],
  [/Nutzerstatistik/, "Nutzungsstatistik"],
  [/\bdie Stelle, die\b|den Betreibern\b/, "Wenden Sie sich an den Betreiber der Plattform."],
  [/als CSV speichern/, "CSV herunterladen"],
  [/Eigenes Datum|Willkommen bei/, "Anderes Datum, Willkommen in der"],
  [/Benutzerkonten|Zugänge/, "Personen"],
  [/%-Punkte/, "Prozentpunkte"],
  [/wurde (?:registriert|gespeichert|gelöscht)\."/, "App „{name}“ registriert"],
  [/(?<!oder )\bAdministrator\b|\bBenutzer\b|(?<!und )\bNutzer\b/, "both forms, or the thing itself"],
];

describe.each([
  ["English", english, /(?<!\.de)\.ts$/],
  ["German", german, /(?<!\.en)\.ts$/],
] as const)("%s texts", (_language, words, isSpokenIn) => {
  it.each(words)("avoid %s: %s", (unwanted) => {
    const found = spoken.filter(([file, text]) => isSpokenIn.test(file) && unwanted.test(text));
    expect(found.map(([file, text]) => `${file}: ${unwanted.exec(text)?.[0]}`)).toEqual([]);
  });
});

it("catalogues, provider's pages and mails are read", () => {
  const files = spoken.map(([file]) => file);
  expect(files).toContain("src/features/apps/messages.de.ts");
  expect(files).toContain("platform/oidc/pages/messages.ts");
  expect(files).toContain("platform/admins/mails.ts");
});
