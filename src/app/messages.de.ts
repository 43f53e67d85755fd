/** German messages of the frame and the error pages. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  subjectTitle: "{subject} · {page}",
  pageTitle: "{page} · {app}",
  skip: "Zum Inhalt springen",
  navigation: "Hauptnavigation",
  open: "Navigation öffnen",
  close: "Navigation schließen",
  minimize: "Navigation einklappen",
  expand: "Navigation ausklappen",
  navigating: "Die Seite wird geladen",
  notFoundTitle: "Seite nicht gefunden",
  notFound: "Seite nicht gefunden: {path}",
  invalidPath: "Seite nicht gefunden: {path}",
  chunkText:
    "Ein Teil der Konsole konnte nicht geladen werden: Die Verbindung ist abgebrochen, oder es wurde gerade eine neuere Version veröffentlicht.",
  chunkOfflineTitle: "Diese Seite ist offline nicht verfügbar",
  chunkOfflineText: "Sie öffnet sich von selbst, sobald die Verbindung wieder da ist.",
  reload: "Neu laden",
  errorTitle: "Interner Serverfehler",
  noAnswerTitle: "Keine Antwort vom Server",
  unreadableTitle: "Unerwartete Antwort vom Server",
  errorStatus: "Statuscode {status}",
  copyDetails: "Details kopieren",
  search: "Suchen",
  toOverview: "Zur Übersicht",
  toStart: "Zur Startseite",
  configTitle: "Die Konsole ist nicht richtig konfiguriert",
  configText: "Korrigieren Sie /config.json auf dem Server und laden Sie diese Seite neu.",
  needsJavaScript: "{app} braucht JavaScript.",
  startFailedTitle: "Die Konsole konnte nicht geladen werden",
  startFailedText: "Laden Sie die Seite neu; wenn das nicht hilft, aktualisieren Sie Ihren Browser.",
  browserTooOld:
    "Dieser Browser ist zu alt: Die Wellbeing Console benötigt Chrome oder Edge {chrome}, Firefox {firefox}, Safari {safari} oder eine neuere Version.",
  offlineTitle: "Sie sind offline",
  offlineText: "Stand: {since} oder früher. Bearbeiten geht wieder, sobald Sie online sind.",
  offlineWaiting: "Sie sind offline. Das geht wieder, sobald Sie online sind.",
} satisfies Translation<typeof english>;
