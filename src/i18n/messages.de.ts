/** German messages that several features use. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  retry: "Erneut versuchen",
  loading: "Wird geladen …",
  asOf: "Stand {time}",
  notLoaded: "Nicht geladen",
  reloading: "Die Liste wird aktualisiert",
  reloadFailed: "Die Liste konnte nicht aktualisiert werden",
  unreachable: "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",
  late: "Der Server hat 30 Sekunden lang nicht geantwortet. Versuchen Sie es gleich noch einmal.",
  lateWrite:
    "Der Server hat 30 Sekunden lang nicht geantwortet und führt die Anfrage vielleicht noch aus. Versuchen Sie es gleich noch einmal.",
  corsBlocked:
    "Der Server antwortet, erlaubt dieser Konsole aber nicht, seine Antworten zu lesen (CORS oder eine Weiterleitung). Wenden Sie sich an den Betreiber der Plattform.",
  serverFailed: "Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
  unavailable: "Der Server ist gerade nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  unavailableUntil: "Der Server ist gerade nicht verfügbar. Versuchen Sie es ab {at, time, medium} erneut.",
  tooMany: "Zu viele Anfragen. Versuchen Sie es gleich noch einmal.",
  tooManyUntil: "Zu viele Anfragen. Versuchen Sie es ab {at, time, medium} erneut.",
  noUsableAnswer: "Keine brauchbare Antwort",
  answerLostListed: "Die Antwort des Servers ging verloren, aber „{name}“ steht in der Liste.",
  answerLost:
    "Die Antwort des Servers ging verloren, „{name}“ gibt es also vielleicht. Sehen Sie in der Liste nach, bevor Sie es erneut versuchen.",
  notUnderstood: "Die Antwort des Servers konnte nicht gelesen werden.",
  refused: "Der Server hat die Anfrage abgelehnt.",
  refusedBecause: "Der Server hat die Anfrage abgelehnt. Er sagt: {words}",
  refusedOnTheWay:
    "Etwas zwischen diesem Browser und der Plattform hat die Anfrage abgelehnt ({status}). Schicken Sie dies dem Betreiber Ihres Netzes oder der Plattform: {report}",
  failedOnTheWay:
    "Zwischen diesem Browser und der Plattform ist etwas fehlgeschlagen ({status}). Versuchen Sie es erneut. Hilft das nicht, schicken Sie dies dem Betreiber Ihres Netzes oder der Plattform: {report}",
  damaged: "Die Antwort des Servers kam beschädigt an.",
  damagedIn: "Die Antwort des Servers kam beschädigt an (Content-Encoding: {coding}).",
  appsLeftOut:
    "{count, plural, one {# App kann nicht angezeigt werden} other {# Apps können nicht angezeigt werden}}",
  appGone: "Diese App gibt es nicht mehr.",
  linkUnread: "Ein Teil dieses Links ist nicht lesbar und wurde weggelassen",
  signedOut: "Sie sind nicht mehr angemeldet.",
  usersTitle: "Personen",
  usersPurpose: "Laden Sie Personen ein, die mit Ihnen Apps, Client-Secrets und Themes verwalten.",
  devTitle: "Analytics-Entwicklung",
  devPurpose:
    "Für alle, die eine Plattform anbinden: die Metrik-Aufrufe, wie sie ankamen und wie sie gelesen wurden.",
  statisticsTitle: "Nutzungsstatistik",
  segmentsTitle: "Segmente",
  backToOverview: "Zurück zur Übersicht",
  themesTitle: "Themes",
  themesPurpose: "Farben und Schriften für das Wellbeing-Kit in Ihren Apps.",
  editorTitle: "Theme",
  backToThemes: "Zurück zu den Themes",
} satisfies Translation<typeof english>;
