/** How a day is typed in the interface's language, for `ui/DayField`. */
import { Option } from "effect";
import { readDay, writeDay } from "#src/domain/writtenDay.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages } from "./messages.en.ts";

export const useDayWriting = () => {
  const { text, language } = useI18n();
  return {
    read: (written: string) =>
      Option.getOrElse(readDay(written, language), () => written.replaceAll(/\s/g, "")),
    write: (day: string) => writeDay(day, language),
    placeholder: text(messages.dayFormat),
  };
};
