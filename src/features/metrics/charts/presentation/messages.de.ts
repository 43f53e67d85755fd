/** Words of the charts. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  markName: "{category}, {series}",
  mark: "{name}: {value}",
  exactBar: "{count} ({share})",
  exactRate: "{share}, {count} von {base}",
  exactBullet: "{baseMeasure} {base}, {measure} {value}",
  markCompared: "{mark}. {note}",
  beforeShare: "Verglichen: {share} · {points} Prozentpunkte",
  pointsAtEnd: "({points})",
  before: "Verglichen: {count} · {change}",
  beforeOf: "{measure} verglichen: {count} · {change}",
  beforeUnknown: "Verglichen: –",
  bothNotes: "{first}; {second}",
  countOf: "{count} von {base}",
  leader: "{name} {value}",
  leads: "{name} vorn ({value})",
  leadsInShare: "{name} am höchsten ({value})",
  leadsInSize: "größte Gruppe: {name} ({value})",
  leadsOfShown: "höchster angezeigter Wert: {name} ({value})",
  withheld: "Zahlen werden zurückgehalten",
  conflict: "Die Zahlen der Plattform widersprechen sich: Sie zählt mehr Aktive als Registrierte.",
  keys: "Pfeiltasten: Werte · Enter: Tabelle · M: Menü",
  keysOfTable: "Enter: Diagramm · M: Menü",
  series: "Gruppe",
  chart: "Diagramm",
  showTable: "Tabelle anzeigen",
  showChart: "Diagramm anzeigen",
  actions: "Aktionen: {title}",
  image: "Bild herunterladen",
} satisfies Translation<typeof english>;
