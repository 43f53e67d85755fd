/** The specification's messages for a theme's name. */
import type { CheckMessages } from "#src/interaction/problems.ts";
import { messages } from "./messages.en.ts";

export const themeNameMessages: CheckMessages = {
  required: messages.nameRequired,
  maxLength: messages.nameTooLong,
};
