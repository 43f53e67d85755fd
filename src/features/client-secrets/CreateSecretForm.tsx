/** The form of a new secret: alias and expiry. */
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useMemo, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/attention.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { type FieldProps, useForm } from "#src/interaction/useForm.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { createSecretAtom, type SecretCreation, type UnconfirmedSecret } from "./creating.ts";
import { chosenExpiry, expiryChoice, type ExpiryKind, readExpiryChoice, secretForm } from "./expiryChoice.ts";
import { messages } from "./messages.en.ts";
import { type DateTime, Option } from "effect";
import { expiryOn, ownDays, presetDays, expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { Select } from "#src/ui/Select.tsx";
import { DayField } from "#src/interaction/DayField.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import * as css from "./secrets.css.ts";

export interface CreateSecretFormProps {
  appId: AppId;
  secrets: ReadonlyArray<ClientSecret>;
  predecessor: ClientSecret | undefined;
  onClose: () => void;
  onCreated: (creation: SecretCreation) => void;
  /** The secret was created, but its value was lost: there was no answer, or (`hasAnswer`) one without the value. */
  onLost: (secret: ClientSecret, hasAnswer: boolean) => void;
}

export function CreateSecretForm(props: CreateSecretFormProps) {
  const { appId, secrets, predecessor, onClose, onCreated, onLost } = props;
  const text = useText();
  const now = useAtomValue(nowAtom);
  const create = useSetAtom(createSecretAtom);
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedSecret>();
  const aliases = secrets.map(({ alias }) => alias);
  const form = useForm({
    id: `client secret of ${appId}`,
    schema: useMemo(() => secretForm(now), [now]),
    initial: {
      alias: predecessor ? successorAlias(predecessor.alias, aliases) : "",
      expirationDate: expiryChoice("90", "", now),
    },
    submit: (secret) => create({ appId, secret, unconfirmed }),
    failureTitle: messages.createFailed,
    failures: {
      NotFound: messages.appGone,
      AliasTaken: messages.aliasTaken,
      OwnerUnknown: messages.ownerUnknown,
      OutcomeUnknown: messages.unknownOutcome,
      SecretLost: undefined,
    },
    onFailure: (failure) => {
      if (failure._tag === "OutcomeUnknown") setUnconfirmed(failure.unconfirmed);
      if (failure._tag === "SecretLost") onLost(failure.secret, failure.hasAnswer);
    },
    conflicts: { AliasTaken: "alias" },
    onSuccess: onCreated,
  });
  const alias = form.validValue("alias");
  const isTaken = alias !== unconfirmed?.alias && isAliasTaken(alias, aliases);
  return (
    <Form {...form.props}>
      {predecessor && <Replaces secret={predecessor} />}
      <TextField
        {...form.field("alias", isTaken ? messages.aliasTaken : undefined)}
        label={text(messages.alias)}
        description={text(messages.aliasHint)}
        autoFocus
        isRequired
      />
      <ExpiryFields field={form.field("expirationDate")} now={now} />
      <FormActions
        {...form.actions}
        onCancel={onClose}
        submitLabel={text(predecessor ? messages.rotateSecret : messages.create)}
        pendingLabel={text(messages.creating)}
      />
    </Form>
  );
}

// Without its code, a day can be typed.
const DayCalendar = lazyPart(
  async () => (await import("#src/ui/DayCalendar.tsx")).DayCalendar,
  () => null,
);

export interface ExpiryFieldsProps {
  field: FieldProps;
  now: DateTime.Zoned;
}

export function ExpiryFields({ field, now }: ExpiryFieldsProps) {
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
    onSome: ({ epochMillis }) => text(messages.expiresAt, { moment: date(epochMillis, "longMoment") }),
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

/** What a new secret means for the one that it replaces. */
export function Replaces({ secret, isDone = false }: { secret: ClientSecret; isDone?: boolean }) {
  const { text, date } = useI18n();
  const { alias } = secret;
  const expiry = expiryOf(secret, useAtomValue(nowAtom));
  if (expiry.state === "expired")
    return <p>{text(messages.replacesExpired, { alias, day: date(expiry.at.epochMillis, "day") })}</p>;
  return <p>{text(isDone ? messages.replaces : messages.rotateText, { alias })}</p>;
}
