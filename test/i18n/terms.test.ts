/** A German message has the terms of its English one: with another word, or that of another message, one is missing. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readMessages } from "#scripts/vite/messages.ts";

const folder = fileURLToPath(new URL("../../src/", import.meta.url));
const catalogues = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("messages.en.ts"))
    .map(async (file) => ({
      file,
      english: await readMessages(folder + file),
      german: await readMessages(folder + file.replace(".en.", ".de.")),
    })),
);
const withoutValues = (text = "") => text.replaceAll(/\{\w+[,}]/g, "");
const all = catalogues.flatMap(({ file, english, german }) =>
  Object.keys(english).map((key) => ({
    file,
    id: `${file}: ${key}`,
    english: withoutValues(english[key]),
    german: withoutValues(german[key]),
  })),
);

/** English and German, as regular expressions. */
const always = String.raw`actions?=aktion age=alter alias=alias already=bereits|schon attention=handl background=hintergrund
  browser=browser but=aber calendar=kalender commas?=komma configuration=konfiguration contrast=kontrast
  contract=vertrag copy|copied=kopier dark=dunkel design=design device=gerät
  discard=verwerf|verworfen|zugunsten download=herunterladen draft=entwurf elsewhere=andersw
  expired=abgelaufen fonts?=schrift gender=geschlecht health=gesund hide=ausblend invitations?=einladung
  json=json link=link next=nächst offline=offline operators?=betreib overview=übersicht please=bitte
  print=druck quarters?=quartal remove=entfern rename=umbenenn rotate=erneuer server=server shortcuts?=kürzel
  show=anzeig so.far=bisher statistics=statisti table=tabelle today=heute unpublished=unveröff
  withheld=zurückgehalten years?=jahr yesterday=gestern zone=zeitzone male=männlich female=weiblich
  charts?=diagramm disabled?=deaktiv minutes?=minuten? months?=monat platform=plattform
  previous=vorherig|vorig sign\w*=meld area=bereich category=kategorie least=mindestens list=liste
  primary=prim accent=akzent menu=menü mode=modus redo=wiederholen language=sprache failed=fehlgeschl
  both=beide details=details warnings?=warn critical=kritisch status=status preview=vorschau`;
/** The German word translates other words, too. */
const atLeast = String.raw`accept=nimm|nehm collapse=klappen connect=verbind|anbind delete[ds]?=lösch enabled?=aktivier expand=klappen
  export=export invited?=lade last=letzt|vorig|vorjahr|nachname missing=fehl publish=veröffentlich
  active=aktiv apps?=app compar\w+=vergl|gegenüber colours?=farb days?=tag email=mail file=datei image=bild
  light=hell many=viele nobody=niemand periods?=zeitr person=person register\w*=registr saved?=speicher
  search=such themes?=theme updated=aktualisier values?=wert version=version weeks?=woche without=ohne
  activity=aktivit|bewegung bad=schlecht higher=mehr below=unter points?=punkt new=neu fewer=weniger
  choose=wähl reload=neu address=adress token=token page=seite account=konto contact=betreib nothing=nichts?
  less=weniger close=schließ navigation=navigation try.again=erneut|noch.einmal undo=rückgäng invalid=ungültig
  request\w*=anfr|forder error=fehler minimum=mindest import=import`;

it.each([
  ["has", always, (english: boolean, german: boolean) => english === german],
  ["at least has", atLeast, (english: boolean, german: boolean) => !english || german],
])("German %s each term where English has it", (_how, terms, isRight) => {
  const wrong = terms.split(/\s+/).flatMap((term) => {
    const [english = "", german = ""] = term.split("=");
    const has = [new RegExp(String.raw`\b(?:${english})\b`, "i"), new RegExp(german, "i")] as const;
    return all
      .filter((each) => !isRight(has[0].test(each.english), has[1].test(each.german)))
      .map(({ id }) => `${id} (${term})`);
  });
  expect(wrong).toEqual([]);
});

/** The words are right for each: a verb in one language, a noun or another case in the other. */
const differing = ["notFound", "invalidPath", "expirationDate", "expiry", "publish", "publishShort"];

it("two messages of a catalogue with the same words in one language have the same in the other", () => {
  const found = all.filter((each) =>
    all.some(
      (twin) => twin.file === each.file && (twin.english === each.english) !== (twin.german === each.german),
    ),
  );
  expect(found.map(({ id }) => id.split(": ")[1])).toEqual(differing);
});
