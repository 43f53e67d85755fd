/** English messages of updates. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "A new version is available",
  reload: "Reload", // Button: reloads the page, which loads the new version
  later: "Later", // Button: hides the notice
});
