/** A day, typed as people write it in the interface's language: the browser's own date field follows the browser's. */
import { Option } from "effect";
import { useState } from "react";
import { readDay, writeDay } from "#src/domain/writtenDay.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { TextField, type TextFieldProps } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";

export interface DayFieldProps extends Omit<TextFieldProps, "placeholder" | "type"> {
  /** An ISO date, or the typed text without spaces if it is not a date. */
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ value, onChange, ...props }: DayFieldProps) {
  const { text, language } = useI18n();
  const [typed, setTyped] = useState("");
  const read = (written: string) =>
    Option.getOrElse(readDay(written, language), () => written.replaceAll(/\s/g, ""));
  return (
    <TextField
      {...props}
      placeholder={text(messages.dayFormat)}
      inputMode="text"
      autoComplete="off"
      // What is typed takes the place of the whole day.
      onFocus={({ target }) => target.select()}
      value={read(typed) === value ? typed : writeDay(value, language)}
      onChange={(written) => {
        setTyped(written);
        onChange(read(written));
      }}
    />
  );
}
