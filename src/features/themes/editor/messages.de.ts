/** Messages of the theme editor, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  failedTitle: "Das Theme konnte nicht geladen werden",
  goneTitle: "Dieses Theme gibt es nicht mehr",
  goneText: "Es wurde gelöscht, und in diesem Browser gibt es keine unveröffentlichten Änderungen daran.",
  actions: "Bearbeiten und veröffentlichen",
  undo: "Rückgängig",
  undoAlso: "Zurück Zurücknehmen Undo Theme",
  redo: "Wiederholen",
  redoAlso: "Wiederherstellen Nochmals Redo Theme",
  discard: "Änderungen verwerfen",
  discardAlso: "Zurücksetzen Löschen Entwurf Theme",
  publish: "Veröffentlichen",
  publishShort: "Veröffentlichen",
  publishAlso: "Freigeben Publizieren Speichern Live schalten Theme",
  publishAnyway: "Trotzdem veröffentlichen",
  fix: "Korrigieren",
  publishing: "Die Änderungen werden veröffentlicht",
  publishTitle: "„{name}“ veröffentlichen?",
  publishNew: "Dieses Theme ist neu: Nach der Veröffentlichung kann jede App es nutzen.",
  publishFailed: "Das Theme wurde nicht veröffentlicht",
  published: "Theme „{name}“ veröffentlicht",
  publishedPartly: "Nicht alles wurde veröffentlicht",
  notApplied: "Die Plattform hat geantwortet, aber {fields} nicht gespeichert.",
  quoted: "„{name}“",
  cancel: "Abbrechen",
  changes: "Änderungen",
  field: "Feld",
  before: "Veröffentlicht",
  after: "Neu",
  failingTitle: "{count, plural, one {Ein Farbpaar hat} other {# Farbpaare haben}} zu wenig Kontrast",
  failingText:
    "Menschen mit eingeschränktem Sehvermögen können dieses Theme nicht lesen. Der Editor schlägt passende Farben vor.",
  changedElsewhereTitle: "Dieses Theme wurde inzwischen anderswo veröffentlicht",
  changedElsewhereText:
    "Ihre Änderungen sind noch da. Übernehmen Sie sie in die jetzt veröffentlichte Fassung, oder verwerfen Sie sie zugunsten dieser Fassung.",
  deletedElsewhereTitle: "Dieses Theme wurde inzwischen anderswo gelöscht",
  deletedElsewhereText:
    "Ihre Fassung ist noch da. Sie können sie als neues Theme veröffentlichen oder verwerfen.",
  startedFrom: "Ausgangsfassung",
  publishedNow: "Jetzt veröffentlicht",
  yours: "Ihre Fassung",
  keepMine: "Meine Änderungen behalten",
  takePublished: "Veröffentlichte Fassung übernehmen",
  keepAsNew: "Als neues Theme behalten",
  acceptDeletion: "Meine Fassung verwerfen",
  kept: "Ihre Änderungen an „{name}“ bleiben in diesem Browser erhalten.",
  notKeptTitle: "Dieser Browser kann keine Entwürfe speichern",
  notKeptText:
    "Veröffentlichen Sie Ihre Änderungen, bevor Sie diese Seite schließen oder neu laden. Sonst gehen sie verloren.",
} satisfies Translation<typeof english>;
