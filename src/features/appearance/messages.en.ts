/** English messages of the choice of colour mode. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  label: {
    id: "appearance.label",
    defaultMessage: "Colour mode",
    description: "Name of the menu",
  },
  system: {
    id: "appearance.system",
    defaultMessage: "System",
    description: "Colour mode follows the system",
  },
  light: {
    id: "appearance.light",
    defaultMessage: "Light",
    description: "Colour mode",
  },
  dark: {
    id: "appearance.dark",
    defaultMessage: "Dark",
    description: "Colour mode",
  },
  choose: {
    id: "appearance.choose",
    defaultMessage: "Colour mode: {name}",
    description: "Command: changes the colour mode",
  },
} as const satisfies Messages;
