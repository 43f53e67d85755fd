/** English messages of the choice of colour mode. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  label: "Colour mode", // Name of the menu
  system: "System", // Colour mode follows the system
  light: "Light", // Colour mode
  dark: "Dark", // Colour mode
  choose: "Colour mode: {name}", // Command: changes the colour mode
});
