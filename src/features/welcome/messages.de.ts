/** German messages of the welcome page. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Willkommen",
  heading: "Willkommen in der {app}",
  text: "Registrieren Sie Ihre Apps, vergeben Sie Client-Secrets, gestalten Sie Farben und Schriften und sehen Sie, wie das Gesundheits- und Wellbeing-Kit genutzt wird.",
  hint: "Melden Sie sich mit dem Konto an, mit dem Sie eingeladen wurden.",
  start: "Los geht’s",
  image: "Ein Telefon mit dem Wellbeing-Kit und die Zahlen, die es liefert",
} satisfies Translation<typeof english>;
