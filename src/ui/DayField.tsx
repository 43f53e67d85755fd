/** A day, typed as people write it: the browser's own date field follows the browser's language. */
import { useState } from "react";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface DayWriting {
  /** The ISO date of a written day, or the written text without spaces if it is not a date. */
  readonly read: (written: string) => string;
  /** Writes an ISO date; returns any other text unchanged. */
  readonly write: (day: string) => string;
  /** How a day is written. */
  readonly placeholder: NonNullable<TextFieldProps["placeholder"]>;
}

export interface DayFieldProps extends Omit<TextFieldProps, "placeholder" | "type"> {
  writing: DayWriting;
  /** An ISO date, or the typed text if it is not a date. */
  value: string;
  onChange: (day: string) => void;
}

export function DayField({ writing, value, onChange, ...props }: DayFieldProps) {
  const { read, write, placeholder } = writing;
  const [typed, setTyped] = useState("");
  return (
    <TextField
      {...props}
      placeholder={placeholder}
      inputMode="text"
      autoComplete="off"
      value={read(typed) === value ? typed : write(value)}
      onChange={(written) => {
        setTyped(written);
        onChange(read(written));
      }}
    />
  );
}
