/** Words of the list of apps. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  label: "Apps",
  activity: "Aktiv, 30 Tage",
  secrets: "Secrets",
  needAttention: "{count} mit Handlungsbedarf",
  checked: "{checked} von {count} geprüft",
  emptyTitle: "Noch keine Apps",
  emptyText: "Hier erscheinen die Apps, die auf der Plattform registriert sind.",
  reloading: "Die Apps werden aktualisiert",
  reloadFailedTitle: "Die Liste konnte nicht aktualisiert werden",
  search: "Apps durchsuchen",
  clearSearch: "Suche leeren",
  filterByStatus: "Status",
  allStatuses: "Alle",
  countAll: "{count, plural, one {# App} other {# Apps}}",
  countFound: "{found} von {count, plural, one {# App} other {# Apps}}",
  sortBy: "Sortieren",
  "attention.asc": "Handlungsbedarf zuerst",
  "name.asc": "Name, A bis Z",
  "name.desc": "Name, Z bis A",
  "activity.desc": "Die meisten Aktiven zuerst",
  "activity.asc": "Die wenigsten Aktiven zuerst",
  "secrets.asc": "Dringendste Secrets zuerst",
  "creationDate.asc": "Älteste zuerst",
  "creationDate.desc": "Neueste zuerst",
  nothingFoundTitle: "Keine passenden Apps",
  nothingFoundText: "Keine App passt zu dieser Suche und diesen Filtern.",
  showAll: "Alle Apps anzeigen",
  leftOut:
    "{count, plural, one {# App kann nicht angezeigt werden} other {# Apps können nicht angezeigt werden}}",
} satisfies Translation<typeof english>;
