/** The fields of a new secret's expiry: a number of days, a day of one's own with its calendar, or none. */
import { type DateTime, Option } from "effect";
import { Suspense } from "react";
import { expiryOn, ownDays, presetDays } from "#src/domain/client-secrets/secretExpiry.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { DayField } from "#src/interaction/DayField.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import type { FieldProps } from "#src/interaction/useForm.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Select } from "#src/ui/Select.tsx";
import { chosenExpiry, expiryChoice, type ExpiryKind, readExpiryChoice } from "./expiryChoice.ts";
import { messages } from "./messages.en.ts";
import * as css from "./secrets.css.ts";

// Without its code, a day can be typed.
const DayCalendar = lazyPart(
  async () => (await import("#src/ui/Calendar.tsx")).DayCalendar,
  () => null,
);

export function ExpiryFields({ field, now }: { field: FieldProps; now: DateTime.Zoned }) {
  const { text, date } = useI18n();
  const { value, onChange, error, ...props } = field;
  const { kind, detail } = readExpiryChoice(value);
  const options: ReadonlyArray<{ id: ExpiryKind; name: ReturnType<typeof text> }> = [
    ...presetDays.map((days) => ({ id: `${days}` as const, name: text(messages.inDays, { days }) })),
    { id: "on", name: text(messages.ownDay) },
    { id: "never", name: text(messages.noExpiry) },
  ];
  const meaning = Option.match(chosenExpiry(value, now), {
    onNone: () => undefined,
    onSome: ({ epochMillis }) => text(messages.expiresAt, { moment: date(epochMillis, "dayMoment") }),
  });
  const isOnDay = kind === "on";
  return (
    <>
      <Select
        label={text(messages.expiry)}
        options={options}
        value={kind}
        onChange={(next) => onChange(expiryChoice(next, isOnDay ? detail : "", now))}
        description={isOnDay ? text(messages.ownDayHint) : (meaning ?? text(messages.neverExpires))}
        error={isOnDay ? undefined : error}
      />
      {isOnDay && (
        <DayField
          {...props}
          // Whoever moves on into the calendar has not left the field.
          onBlur={({ relatedTarget }) => {
            const isInCalendar = relatedTarget?.closest("[role=application]");
            if (!isInCalendar) props.onBlur();
          }}
          label={text(messages.day)}
          description={meaning ?? text(messages.dayHint)}
          value={detail}
          onChange={(day) => onChange(expiryChoice("on", day, now))}
          error={error}
          isRequired
          autoFocus
        />
      )}
      {isOnDay && (
        <Suspense fallback={<div className={css.calendar} />}>
          <div className={css.calendar}>
            <DayCalendar
              label={text(interaction.calendar)}
              previousLabel={text(interaction.previousMonth)}
              nextLabel={text(interaction.nextMonth)}
              value={Option.isSome(expiryOn(detail, now)) ? detail : null}
              onChange={(day) => onChange(expiryChoice("on", day, now))}
              {...ownDays(now)}
            />
          </div>
        </Suspense>
      )}
    </>
  );
}
