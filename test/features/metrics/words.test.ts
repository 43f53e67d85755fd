/** A German message has the terms of its English one: with another word, or that of another message, one is missing. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readMessages } from "#scripts/vite/messages.ts";

const folder = fileURLToPath(new URL("../../../src/features/metrics/", import.meta.url));
const catalogues = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("messages.en.ts"))
    .map(async (file) => ({
      english: await readMessages(folder + file),
      german: await readMessages(folder + file.replace(".en.", ".de.")),
    })),
);
const withoutValues = (text = "") => text.replaceAll(/\{\w+[,}]/g, "");
const all = catalogues.flatMap(({ english, german }) =>
  Object.keys(english).map((key) => [key, withoutValues(english[key]), withoutValues(german[key])] as const),
);

const always = `age=alter collapse=zuklapp configuration=konfiguration connect=verbind contract=vertrag
  copy|copied=kopier disabled=deaktiviert download=herunterladen expand=aufklapp gender=geschlecht health=gesund
  hide=ausblend last=letzt|vorig|vorjahr link=link missing=fehl next=nächst print=druck quarters?=quartal reload=neu.laden
  show=anzeig so.far=bisher table=tabelle today=heute withheld=zurückgehalten years?=jahr yesterday=gestern zone=zeitzone
  area=bereich actions=aktionen good=gut female=weiblich male=männlich`;
/** The German word translates other words, too. */
const atLeast = String.raw`active=aktiv another=andere charts?=diagramm compar\w+=vergl|gegenüber not=nicht|kein base=basis created=erstellt category=kategorie days?=tag image=bild months?=monat
  new=neu nobody=niemand periods?=zeitr register=registr updated=aktualisiert weeks?=woche activity=aktivit|bewegung
  bad=schlecht higher=mehr fewer=weniger above=über below=unter points=punkt choose=wähl load=laden|lädt`;

it.each([
  ["has", always, (english: boolean, german: boolean) => english === german],
  ["at least has", atLeast, (english: boolean, german: boolean) => !english || german],
])("German %s each term where English has it", (_how, terms, isRight) => {
  for (const term of terms.split(/\s+/)) {
    const [english = "", german = ""] = term.split("=");
    const has = [new RegExp(String.raw`\b(?:${english})\b`, "i"), new RegExp(german, "i")] as const;
    const wrong = all.filter(([, en, de]) => !isRight(has[0].test(en), has[1].test(de)));
    expect({ term, wrong }).toEqual({ term, wrong: [] });
  }
});
