/** Every message exists in every language with the same values, in German with the same terms, and is used. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isStructurallySame } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#schemas/languages.ts";
import { messageId, readMessages } from "#scripts/vite/messages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messageUses, sources } from "./messageUses.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const files = sources(root);
const cataloguesOf = (language: Language) =>
  Promise.all(
    files.flatMap(([path]) =>
      path.endsWith(`/messages.${language}.ts`)
        ? [readMessages(join(root, path)).then((messages) => ({ path, messages }))]
        : [],
    ),
  );
const english = await cataloguesOf("en");

const imported = import.meta.glob<Readonly<Record<string, Message>>>("../../src/**/messages.en.ts", {
  eager: true,
  import: "messages",
});

/** What has values, as the build parses it: a syntax error fails here. Each has its words from one place. */
const parsed = async (language: Language) => {
  const catalogue = await loadCatalogue(language);
  const found = Object.values(imported).flatMap(Object.values<Message>);
  return new Map(
    found.flatMap(({ id, [language]: words = catalogue[id] }) =>
      words === undefined ? [] : [[id, typeof words === "string" ? [] : words] as const],
    ),
  );
};
const asts = await parsed("en");

const translated = async (language: Language) => {
  const texts = new Map((await cataloguesOf(language)).map(({ path, messages }) => [path, messages]));
  const all = english.flatMap(({ path, messages }) =>
    Object.entries(messages).map(([key, text]) => ({
      id: messageId(join(root, path), key),
      path,
      key,
      english: text,
      translation: texts.get(path.replace(".en.", `.${language}.`))?.[key] ?? "",
    })),
  );
  return { language, all, asts: await parsed(language) };
};
const translations = await Promise.all(languages.filter((each) => each !== "en").map(translated));
const { all } = await translated("de");
/** English and German, as regular expressions. */
const always = String.raw`actions?=aktion age=alter alias=alias already=bereits|schon attention=handl background=hintergrund
  browser=browser but=aber calendar=kalender commas?=komma configuration=konfiguration contrast=kontrast
  contract=vertrag copy|copied=kopier dark=dunkel design=design device=gerät
  discard=verwerf|verworfen|zugunsten download=herunterladen draft=entwurf elsewhere=andersw
  expired=abgelaufen fonts?=schrift gender=geschlecht health=gesund hide=ausblend invitations?=einladung
  json=json link=link next=nächst offline=offline operators?=betreib overview=übersicht please=bitte
  print=druck remove=entfern rename=umbenenn rotate=erneuer server=server shortcuts?=kürzel
  show=anzeig so.far=bisher statistics=statisti table=tabelle today=heute unpublished=unveröff
  withheld=zurückgehalten years?=jahr yesterday=gestern zone=zeitzone male=männ female=frau
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
  request\w*=anfr|forder error=fehler minimum=mindest import=import quarters?=quartal`;

/** The words are right for each: a verb in one language, a noun or another case in the other. */
const differing = [
  "notFound",
  "invalidPath",
  "close",
  "dismiss",
  "expirationDate",
  "expiry",
  "publish",
  "publishShort",
  "quarterName",
  "quarterTick",
];

const everywhere = files.map(([path, text]) => messageUses(path, text));

describe.each(translations)("every message, in $language,", ({ all, asts: translatedAsts }) => {
  it("is not empty", () => {
    expect(all.filter((each) => !/\S/.test(each.english) || !/\S/.test(each.translation))).toEqual([]);
  });

  it("is translated, unless it is a single word", () => {
    const words = (text: string) => text.replaceAll(/\{\w+\}/g, "").match(/\p{L}{2,}/gu) ?? [];
    const untranslated = all.filter(
      ({ english, translation }) => words(english).length > 1 && translation === english,
    );
    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });

  it("takes the same values", () => {
    for (const { id } of all) {
      const same = isStructurallySame(asts.get(id) ?? [], translatedAsts.get(id) ?? []);
      expect({ id, ...same }).toEqual({ id, success: true });
    }
  });

  it("has a form for one, unless its words are the same for many", () => {
    const withoutOne = all.flatMap(({ english, translation }) =>
      [english, translation].filter((text) => text.includes(", plural,") && !text.includes("one {")),
    );
    const rest = withoutOne.filter((text) => !/# (?:doppelt|mit Handlungsbedarf)\}/.test(text));
    expect(rest).toEqual([]);
  });
});

describe("every message", () => {
  it.each([
    ["has", always, (english: boolean, german: boolean) => english === german],
    ["at least has", atLeast, (english: boolean, german: boolean) => !english || german],
  ])("in German %s each term of its English", (_how, terms, isRight) => {
    const withoutValues = (text: string) => text.replaceAll(/\{\w+[,}]/g, "");
    const wrong = terms.split(/\s+/).flatMap((term) => {
      const [en = "", de = ""] = term.split("=");
      const has = [new RegExp(String.raw`\b(?:${en})\b`, "i"), new RegExp(de, "i")] as const;
      return all
        .filter(
          ({ english, translation }) =>
            !isRight(has[0].test(withoutValues(english)), has[1].test(withoutValues(translation))),
        )
        .map(({ id }) => `${id} (${term})`);
    });
    expect(wrong).toEqual([]);
  });

  it("has the words of another one in English and German of a catalogue, or in none", () => {
    const found = all.filter((each) =>
      all.some(
        (twin) =>
          twin.path === each.path &&
          (twin.english === each.english) !== (twin.translation === each.translation),
      ),
    );
    expect(found.map(({ key }) => key)).toEqual(differing);
  });

  it("is used", () => {
    const used = new Set(everywhere.flatMap((file) => file.used));
    const strings = new Set(everywhere.flatMap((file) => file.strings));
    const unused = all.filter(
      ({ path, key }) => !used.has(`${path}#${key}`) && !(used.has(`${path}#*`) && strings.has(key)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe("the catalogues", () => {
  it("are found", () => {
    expect(english.map(({ path }) => path)).toContain("src/features/apps/messages.en.ts");
    expect([...asts.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(all.length).toBeGreaterThan(50);
  });
});
