/** Words of the charts. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  barValue: "{count}\u00A0·\u00A0{share}",
  rateValue: "{share}\u00A0· {count} von {base}",
  markName: "{category}, {series}",
  mark: "{name}: {value}",
  markCompared: "{mark}. {note}",
  before: "Zuvor: {count} · {change}",
  beforeOfRates: "{measure} zuvor: {count} · {change}",
  beforeUnknown: "Zuvor: –",
  end: "{name} ({value})",
  summary: "{all} {ends}",
  total: "{measure}: n = {total}.",
  totalOfRates: "{measure} unter n = {total}.",
  ends: "Am meisten: {most}; am wenigsten: {least}.",
  endsOfRates: "Höchster Anteil: {most}; niedrigster: {least}.",
  only: "Nur: {most}.",
  equal: "Überall gleich.",
  someWithheld: "Am höchsten unter den gezeigten: {most}. Einzelne Zahlen werden zurückgehalten.",
  allWithheld: "Alle Zahlen werden zurückgehalten.",
  summaryOfNone: "{measure}: keine in diesem Zeitraum.",
  series: "Gruppe",
  base: "Von",
  showTable: "Tabelle zeigen",
  showChart: "Diagramm zeigen",
  actions: "Aktionen: {title}",
  image: "Bild herunterladen",
} satisfies Translation<typeof english>;
