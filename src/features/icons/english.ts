/** Marks English words as text: /dev/icons is for developers, and is not translated. */
import { asWritten } from "#src/i18n/Text.ts";

export const english = asWritten;
