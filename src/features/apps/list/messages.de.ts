/** Words of the list of apps. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  label: "Apps",
  secrets: "Secrets",
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
  "name.asc": "Name, A bis Z",
  "name.desc": "Name, Z bis A",
  "status.asc": "Aktive zuerst",
  "status.desc": "Deaktivierte zuerst",
  "creationDate.asc": "Älteste zuerst",
  "creationDate.desc": "Neueste zuerst",
  nothingFoundTitle: "Keine passenden Apps",
  nothingFoundText: "Keine App passt zu dieser Suche und diesem Status.",
  showAll: "Alle Apps anzeigen",
  leftOut:
    "{count, plural, one {# App konnte nicht gelesen werden} other {# Apps konnten nicht gelesen werden}}",
} satisfies Translation<typeof english>;
