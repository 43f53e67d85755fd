/** Messages of the page of all themes and its dialogs, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  themesTitle: "Themes",
  themesPurpose: "Farben und Schriften für das Wellbeing-Kit in Ihren Apps.",
  backToOverview: "Zurück zur Übersicht",
  listLabel: "Themes",
  reloading: "Die Themes werden aktualisiert",
  failedTitle: "Die Themes konnten nicht geladen werden",
  reloadFailedTitle: "Die Themes konnten nicht aktualisiert werden",
  emptyTitle: "Noch keine Themes",
  emptyText: "Hier erscheinen die Themes, die Sie veröffentlichen; jede App kann sie nutzen.",
  newTheme: "Neues Theme",
  newName: "Neues Theme",
  nameless: "Ohne Namen",
  notPublished: "Nicht veröffentlicht",
  edited: "Unveröffentlichte Änderungen",
  changedElsewhere: "Anderswo geändert",
  deletedElsewhere: "Anderswo gelöscht",
  actionsOf: "Aktionen für {name}",
  duplicate: "Duplizieren",
  rename: "Umbenennen",
  remove: "Löschen",
  cancel: "Abbrechen",
  name: "Name",
  nameHint: "Bis zu 15 Zeichen.",
  nameRequired: "Bitte geben Sie einen Namen ein",
  nameTooLong: "Höchstens {max} Zeichen",
  renameTitle: "„{name}“ umbenennen",
  renameWithDraft: "Bis zu 15 Zeichen. Wird mit den übrigen unveröffentlichten Änderungen veröffentlicht.",
  renamed: "Das Theme heißt jetzt „{name}“.",
  renamedInDraft: "Der Name „{name}“ ist bei den unveröffentlichten Änderungen vorgemerkt.",
  renameNotPublished:
    "Der Name „{name}“ konnte nicht veröffentlicht werden. Er bleibt als unveröffentlichte Änderung erhalten.",
  deleteTitle: "Theme „{name}“ löschen?",
  deleteNamed: "Theme „{name}“ löschen",
  deleteText: "Apps, die es nutzen, verlieren es. Das lässt sich nicht rückgängig machen.",
  deleteTextWithDraft:
    "Apps, die es nutzen, verlieren es; auch Ihre unveröffentlichten Änderungen gehen verloren. Das lässt sich nicht rückgängig machen.",
  deleteFailed: "Das Theme wurde nicht gelöscht",
  deleting: "Das Theme wird gelöscht",
  deleteChangedTitle: "Dieses Theme wurde inzwischen anderswo veröffentlicht",
  deleteChangedText:
    "Noch ist nichts gelöscht. Sehen Sie sich an, was sich geändert hat, und entscheiden Sie dann neu.",
  versions: "Was sich geändert hat",
  versionSeen: "Vorher",
  versionNow: "Jetzt veröffentlicht",
  deleted: "Das Theme „{name}“ ist gelöscht.",
  discardChanges: "Änderungen verwerfen",
  discardTitle: "Änderungen an „{name}“ verwerfen?",
  discardText:
    "Das Theme kehrt zur veröffentlichten Fassung zurück. Ihre Änderungen lassen sich nicht wiederherstellen.",
  discardNewText: "Dieses Theme ist nicht veröffentlicht: Es bleibt nichts davon übrig.",
  keepEditing: "Änderungen behalten",
  leftOut:
    "{count, plural, one {# Theme konnte nicht gelesen werden} other {# Themes konnten nicht gelesen werden}}",
} satisfies Translation<typeof english>;
