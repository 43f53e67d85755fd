/** Messages of the pages for a forgotten password. They must not reveal whether an address has an account. */
import type { Language } from "#schemas/languages.ts";

const en = {
  title: "Forgot your password?",
  intro:
    "Enter the email address that you were invited with. We will email you a link to set a new password.",
  submit: "Send link",
  back: "Back to sign-in",
  requested: "Check your inbox",
  requestedText: "If this address has an account, a link to set a new password is on its way.",
  requestedHelp:
    "If nothing arrives within a few minutes, check your spam folder and the spelling of the address.",
};

const de: typeof en = {
  title: "Passwort vergessen?",
  intro:
    "Geben Sie die E-Mail-Adresse ein, mit der Sie eingeladen wurden. Wir senden Ihnen einen Link, um ein neues Passwort festzulegen.",
  submit: "Link senden",
  back: "Zurück zur Anmeldung",
  requested: "Prüfen Sie Ihren Posteingang",
  requestedText:
    "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Festlegen eines neuen Passworts unterwegs.",
  requestedHelp:
    "Wenn in den nächsten Minuten nichts ankommt, prüfen Sie den Spam-Ordner und die Schreibweise der Adresse.",
};

export const forgottenPasswordMessages: Record<Language, typeof en> = { en, de };
