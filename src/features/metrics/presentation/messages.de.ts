/** Words of the charts. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  barValue: "{count}\u00A0· {share}",
  barChange: "{value}\u2002{arrow}",
  rateValue: "{share}\u00A0· n\u00A0=\u00A0{base}",
  markName: "{category}, {series}",
  mark: "{name}: {value}",
  exactBar: "{count} ({share})",
  exactRate: "{share}, {count} von {base}",
  exactBullet: "{baseMeasure} {base}, {measure} {value}",
  markCompared: "{mark}. {note}",
  before: "Zuvor: {count} · {change}",
  beforeOf: "{measure} zuvor: {count} · {change}",
  beforeUnknown: "Zuvor: –",
  bothNotes: "{first}; {second}",
  both: "{first} {second}",
  endValue: "{count}, {share}",
  total: "{measure}: n = {total}.",
  totalOfRates: "{measure}: {count} von n = {total}.",
  totalOfBullets: "Umriss: {baseMeasure}, n = {total}. Gefüllt: {measure}, n = {count}.",
  ends: "Am häufigsten: {most} ({mostValue}), am seltensten: {least} ({leastValue}).",
  endsOfRates: "Höchster Anteil: {most} ({mostValue}), niedrigster: {least} ({leastValue}).",
  endsOfLargeRates:
    "Höchster Anteil in Gruppen ab {people}: {most} ({mostValue}), niedrigster: {least} ({leastValue}).",
  endsOfBullets: "Größte Gruppe: {most} ({mostValue}), kleinste: {least} ({leastValue}).",
  only: "Nur {most} ({mostValue}).",
  equal: "Alle sind gleich.",
  someWithheld:
    "Am höchsten unter den angezeigten: {most} ({mostValue}). Einzelne Zahlen werden zurückgehalten.",
  allWithheld: "Alle Zahlen werden zurückgehalten.",
  summaryOfNone: "{measure}: keine in diesem Zeitraum.",
  tick: "Striche zeigen den vorherigen Zeitraum.",
  contradiction: "Die Zahlen der Plattform widersprechen sich: Sie zählt mehr Aktive als Registrierte.",
  keys: "Pfeiltasten: Werte · Enter: Tabelle · M: Menü",
  keysOfTable: "Enter: Diagramm · M: Menü",
  series: "Gruppe",
  showTable: "Tabelle anzeigen",
  showChart: "Diagramm anzeigen",
  actions: "Aktionen: {title}",
  image: "Bild herunterladen",
} satisfies Translation<typeof english>;
