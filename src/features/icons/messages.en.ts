/** English messages of /dev/icons. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: { id: "icons.title", defaultMessage: "Icons and components", description: "Page title" },
  purpose: {
    id: "icons.purpose",
    defaultMessage: "What the console is made of, in every state.",
    description: "Line under the page title",
  },
  icons: { id: "icons.icons", defaultMessage: "Icons", description: "Heading of the card with all icons" },
  iconsPurpose: {
    id: "icons.iconsPurpose",
    defaultMessage: "Press an icon to copy its name.",
    description: "Text under the heading of the card with all icons",
  },
  search: {
    id: "icons.search",
    defaultMessage: "Search by name",
    description: "Label of the field that filters the icons",
  },
  count: {
    id: "icons.count",
    defaultMessage: "{count, plural, =0 {No icon has this name} one {# icon} other {# icons}}",
    description: "Number of icons that match the search",
  },
  copy: {
    id: "icons.copy",
    defaultMessage: "Copy {name}",
    description: "Label of the button that copies an icon's name, for screen readers",
  },
  copied: {
    id: "icons.copied",
    defaultMessage: "{name} is on the clipboard",
    description: "Toast after an icon's name was copied",
  },
  notCopied: {
    id: "icons.notCopied",
    defaultMessage: "The browser did not allow copying",
    description: "Toast after copying failed",
  },
} as const satisfies Messages;
