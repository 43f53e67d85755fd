/** Words of the statistics. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  fewerThan: "< {limit}",
  withheld: "zurückgehalten",
  none: "–",
  share: "Anteil",
  statisticsTitle: "Nutzungsstatistik",
  statisticsPurpose: "Wer eine App nutzt und was die Nutzerinnen und Nutzer über sich angegeben haben.",
  segmentsTitle: "Segmente",
  segmentsPurpose:
    "Die registrierten Nutzerinnen und Nutzer einer App nach ihren Antworten, Diagramm für Diagramm.",
  registeredSection: "Registrierte Nutzerinnen und Nutzer im Software-Kit",
  sociodemographicSection: "Soziodemografie und allgemeine Motivation",
  activitiesSection: "Aktuelle Gesundheitsaktivitäten und Präferenzen",
  successSection: "Erfolgsmessung",
  demographicsSection: "Demografie",
  healthSection: "Gesundheit",
  missing: "—",
  reload: "Neu laden",
  reloadChart: "Neu laden: {title}",
  noUsers: "Keine Nutzerinnen und Nutzer in diesem Zeitraum.",
  noUsersHint:
    "Hier erscheinen Zahlen, sobald sich jemand bei {app} registriert. Wählen Sie einen längeren Zeitraum, um frühere zu sehen.",
  reloading: "Die Zahlen werden aktualisiert",
  previousCount: "Zuvor",
  change: "Änderung",
  changeText: "{absolute} ({relative})",
  changeWithoutBase: "{absolute} (keine Basis)",
  expandAll: "Alle aufklappen",
  collapseAll: "Alle zuklappen",
  charts: "Diagramme",
  appsFailed: "Die Apps konnten nicht geladen werden",
  appsReloadFailed: "Die Liste der Apps konnte nicht aktualisiert werden",
  appsReloading: "Die Liste der Apps wird aktualisiert",
  noAppsTitle: "Noch keine Apps",
  noAppsText: "Sobald es eine App gibt, erscheint hier ihre Statistik.",
  toOverview: "Zur Übersicht",
  chartCommand: "Segmente: {title}",
  periodCommand: "Zeitraum: {period}",
} satisfies Translation<typeof english>;
