/** Words of the page of icons and components. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  title: { id: "icons.title", defaultMessage: "Icons and components", description: "Page title" },
  purpose: {
    id: "icons.purpose",
    defaultMessage: "What the console is made of, in every state.",
    description: "Line under the page title",
  },
  icons: { id: "icons.icons", defaultMessage: "Icons", description: "Heading" },
  iconsPurpose: {
    id: "icons.iconsPurpose",
    defaultMessage: "Press an icon to copy its name.",
    description: "Under the heading of the icons",
  },
  search: { id: "icons.search", defaultMessage: "Search by name", description: "Field above the icons" },
  count: {
    id: "icons.count",
    defaultMessage: "{count, plural, =0 {No icon has this name} one {# icon} other {# icons}}",
    description: "How many icons fit what was typed",
  },
  copy: {
    id: "icons.copy",
    defaultMessage: "Copy {name}",
    description: "Button: copies the name of an icon",
  },
  copied: {
    id: "icons.copied",
    defaultMessage: "{name} is on the clipboard",
    description: "Toast after copying",
  },
  notCopied: {
    id: "icons.notCopied",
    defaultMessage: "The browser did not allow copying",
    description: "When copying failed",
  },
} as const satisfies Messages;
