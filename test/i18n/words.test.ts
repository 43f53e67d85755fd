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
  [/\bapps? fits?\b/i, "No matching apps"],
  [/\bis to hold\b/i, "Choose which version to keep."],
  [/\bperiod before\b|\bbase before\b/i, "previous period"],
  [/\bcomes before all time\b/i, "No earlier period to compare with"],
  [/\ba fault\b/i, "Something went wrong on the server. Try again."],
  [/\bas the system\b/i, "System"],
  [/\ball the same\b/i, "anyway"],
  [/"Enough"/, "Passes AA"],
  [/\bmend\b/i, "fix"],
  [/\bholds until\b|\bboth hold\b/i, "is valid until, never expires"],
  [/\bof your choice\b/i, "Custom date"],
  [/\bup to date\b/i, "refreshed"],
  [/\bgood for\b/i, "The link works once, within 72 hours."],
  [/\bneed not do anything\b/i, "you can ignore this email"],
  [/\bdoes not exist any more\b|\bis gone\b/i, "no longer exists"],
  [/\bmeanwhile\b/i, "in the meantime"],
  [/\bwished for\b/i, "desired"],
  [/\bdid not succeed\b/i, "failed"],
  [/\bis no administrator\b/i, "is not an administrator"],
  [/\bkept back\b/i, "withheld"],
  [/\bdepartures? from\b/i, "deviations from"],
  [/\bas it (?:came|was read)\b/i, "raw, decoded"],
  [/\blook into your inbox\b/i, "check your inbox"],
  [/\bsomebody else\b/i, "someone else"],
  [/\bwhoever runs\b/i, "Contact your platform operator."],
  [/\bas agreed\b/i, "unexpected"],
  [/\blook after\b|\bhand out\b/i, "manage, issue"],
  [/\bsave (?:all )?as csv\b/i, "Download CSV"],
  [/\btype more\b/i, "Keep typing to narrow down."],
  [/"(?:The )?(?:app|secret|theme)\b[^"]* has been \w+\./i, "App “{name}” registered"],
  [/"[^"\n]*(?:(?:minim|maxim|organ|recogn|custom|author|summar)iz|behavior)/i, "British spelling"],
  [/\b(?:health and |software )?wellbeing software kit\b/i, "the kit, the wellbeing kit"],
  [/\bcreate app\b|\bapp was created\b/i, "register: an app is registered, a secret created"],
];

const german: ReadonlyArray<readonly [unwanted: RegExp, better: string]> = [
  [/Wellbeing-Konsole/, "Wellbeing Console"],
  [/App passt"/, "Keine passenden Apps"],
  [/gelten soll/, "behalten"],
  [/liegt nichts/, "Kein früherer Zeitraum zum Vergleichen"],
  [/Zeitraum davor/, "vorheriger Zeitraum"],
  [/einen Fehler gemeldet/, "ist ein Fehler aufgetreten"],
  [/Wie das System/, "Systemeinstellung"],
  [/"Genügt"/, "Erfüllt AA"],
  [/\} nehmen"/, "übernehmen"],
  [/"Auf (?:Primärfarbe|Akzentfarbe|Hintergrund)"/, "Text auf Primärfarbe"],
  [/Übliches/, "Normales Farbsehen"],
  [/Navigation (?:vergrößern|verkleinern)/, "ausklappen, einklappen"],
  [/Ihre speichern/, "Meine Version speichern"],
  [/Tag Ihrer Wahl/, "Anderes Datum"],
  [/Es gilt, bis/, "Es läuft nie ab."],
  [/ zeigen"|\bgezeigt\b/, "anzeigen, angezeigt"],
  [/wenn er erstellt wird/, "direkt nach dem Erstellen"],
  [/Nutzerstatistik/, "Nutzungsstatistik"],
  [/anders als vereinbart/, "unerwartet"],
  [/\bdie Stelle, die\b|den Betreibern\b/, "Wenden Sie sich an den Betreiber der Plattform."],
  [/als CSV speichern/, "CSV herunterladen"],
  [/Tippen Sie mehr/, "Tippen Sie weiter, um einzugrenzen."],
  [/Eigenes Datum|Willkommen bei/, "Anderes Datum, Willkommen in der"],
  [/Benutzerkonten|Zugänge/, "Personen"],
  [/"Anteil aktiv"/, "Anteil Aktiver"],
  [/%-Punkte/, "Prozentpunkte"],
  [/wurde (?:registriert|gespeichert|gelöscht)\."/, "App „{name}“ registriert"],
  [/brauchen Sie nichts zu tun/, "können Sie diese E-Mail ignorieren"],
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
