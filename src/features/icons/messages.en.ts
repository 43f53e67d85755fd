/** English messages of /dev/icons. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  title: "Icons and components", // Page title
  purpose: "What the console is made of, in every state.",
  icons: "Icons", // Heading of the card with all icons
  iconsPurpose: "Press an icon to copy its name.",
  search: "Search by name", // Label of the field that filters the icons
  // Number of icons that match the search
  count: "{count, plural, =0 {No icon has this name} one {# icon} other {# icons}}",
  copy: "Copy {name}", // Label of the button that copies an icon's name, for screen readers
  copied: "{name} is on the clipboard", // Toast after an icon's name was copied
  notCopied: "The browser did not allow copying",
});
