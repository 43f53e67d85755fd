/** When a new secret ends: a preset, a day of one's own, or never; and what that means, in words. */
import type { DateTime } from "effect";
import { ownDays, presetDays } from "#src/domain/client-secrets/secretExpiry.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { FieldProps } from "#src/interaction/useForm.ts";
import { DateField } from "#src/ui/DateField.tsx";
import { Select } from "#src/ui/Select.tsx";
import type { ExpiryChoice } from "./expiryChoice.ts";
import { messages } from "./messages.en.ts";

export interface ExpiryFieldsProps {
  choice: ExpiryChoice;
  day: FieldProps;
  expiry: DateTime.Utc | undefined;
  now: DateTime.Zoned;
  onChange: (choice: ExpiryChoice, day: string) => void;
}

export function ExpiryFields({ choice, day, expiry, now, onChange }: ExpiryFieldsProps) {
  const { text, date } = useI18n();
  const options: ReadonlyArray<{ id: ExpiryChoice; name: ReturnType<typeof text> }> = [
    ...presetDays.map((days) => ({ id: `${days}` as const, name: text(messages.inDays, { days }) })),
    { id: "own", name: text(messages.ownDay) },
    { id: "none", name: text(messages.noExpiry) },
  ];
  const meaning = expiry
    ? text(messages.expiresAt, { moment: date(expiry.epochMillis, "longMoment") })
    : undefined;
  const isOwn = choice === "own";
  return (
    <>
      <Select
        label={text(messages.expiry)}
        options={options}
        value={choice}
        onChange={(next) => onChange(next, day.value)}
        description={isOwn ? text(messages.ownDayHint) : (meaning ?? text(messages.neverExpires))}
      />
      {isOwn && (
        <DateField
          {...day}
          {...ownDays(now)}
          label={text(messages.day)}
          description={meaning ?? text(messages.dayHint)}
          onChange={(next) => onChange("own", next)}
          isRequired
        />
      )}
    </>
  );
}
