/** English messages of the welcome page. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: {
    id: "welcome.title",
    defaultMessage: "Welcome",
    description: "Page title",
  },
  heading: {
    id: "welcome.heading",
    defaultMessage: "Welcome to {app}",
    description: "Heading; app is the configured name of the application",
  },
  text: {
    id: "welcome.text",
    defaultMessage:
      "Register your apps, hand out client secrets, set colours and fonts, and see how people use the health and wellbeing kit.",
    description: "What the console is for",
  },
  start: {
    id: "welcome.start",
    defaultMessage: "Let's start",
    description: "Button: goes to the sign-in",
  },
  goOn: {
    id: "welcome.goOn",
    defaultMessage: "Continue to the overview",
    description: "Link, shown to people who are signed in",
  },
  otherLanguage: {
    id: "welcome.otherLanguage",
    defaultMessage: "Deutsch",
    description: "Link to this page in the other language; name of the other language in itself",
  },
  image: {
    id: "welcome.image",
    defaultMessage: "A phone with the wellbeing kit, and the numbers that it gives",
    description: "Alternative text of the image",
  },
} as const satisfies Messages;
