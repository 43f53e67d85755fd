/** English messages of the welcome page. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Welcome", // Page title
  heading: "Welcome to the {app}", // Heading; app is the configured name of the application
  text: "Register your apps, issue client secrets, set colours and fonts, and see how people use the health and wellbeing kit.",
  hint: "Sign in with the account you were invited with.", // Below the button
  start: "Let's start", // Button: goes to the sign-in, or to the overview for a person who is signed in
  image: "A phone with the wellbeing kit, and the numbers that it gives",
});
