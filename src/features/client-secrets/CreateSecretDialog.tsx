/** Creates a secret: a form first, then its value, shown once. */
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { type SecretCreation, type UnconfirmedSecret, createSecretAtom } from "./creating.ts";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";
import { Button } from "#src/ui/Button.tsx";
import { Actions } from "#src/ui/layout.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useDeleteSecret } from "./useDeleteSecret.ts";
import { type DateTime, Option, Redacted } from "effect";
import { CalendarPlus, Download } from "lucide-react";
import { secretFile } from "#src/domain/client-secrets/secretFiles.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { saveFileAtom, useSaveExpiry } from "./saving.ts";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/attention.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { type FieldProps, useForm } from "#src/interaction/useForm.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { TextField } from "#src/ui/TextField.tsx";
import { type ExpiryKind, chosenExpiry, expiryChoice, readExpiryChoice, secretForm } from "./expiryChoice.ts";
import { expiryOf, expiryOn, ownDays, presetDays } from "#src/domain/client-secrets/secretExpiry.ts";
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

/** The form of a new secret: alias and expiry. */
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
      SecretsMissing: messages.secretsMissing,
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

export interface CreateSecretDialogProps {
  isOpen: boolean;
  appId: AppId;
  secrets: ReadonlyArray<ClientSecret>;
  /** The secret that the new one replaces, when rotating. */
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

export function CreateSecretDialog({ isOpen, ...steps }: CreateSecretDialogProps) {
  const text = useText();
  const [title, setTitle] = useState<Message>(messages.createTitle);
  return (
    <Dialog isOpen={isOpen} title={text(title)}>
      <Steps {...steps} onTitle={setTitle} />
    </Dialog>
  );
}

interface StepsProps extends Omit<CreateSecretDialogProps, "isOpen"> {
  onTitle: (title: Message) => void;
}

/** Holds the value of the new secret until the dialog closes. */
function Steps({ appId, secrets, predecessor, onClose, onTitle }: StepsProps) {
  const remember = useSetAtom(rotationsAtom);
  const [created, setCreated] = useState<SecretCreation>();
  const [lost, setLost] = useState<Omit<LostSecretProps, "onClose">>();
  useEffect(() => {
    onTitle(predecessor ? messages.rotateTitle : messages.createTitle);
  }, [onTitle, predecessor]);
  if (created) return <CreatedSecret {...created} predecessor={predecessor} onClose={onClose} />;
  if (lost) return <LostSecret {...lost} onClose={onClose} />;
  return (
    <CreateSecretForm
      appId={appId}
      secrets={secrets}
      predecessor={predecessor}
      onClose={onClose}
      onCreated={(creation) => {
        onTitle(messages.createdTitle);
        setCreated(creation);
        if (predecessor) void remember({ old: predecessor.id, successor: creation.created.id });
      }}
      onLost={(secret, hasAnswer) => {
        onTitle(messages.lostTitle);
        setLost({ secret, hasAnswer });
      }}
    />
  );
}

interface LostSecretProps {
  secret: ClientSecret;
  /** The answer arrived, without the value. */
  hasAnswer: boolean;
  onClose: () => void;
}

/** Offers to delete a secret that was created but whose value did not arrive, so that nobody can use it. */
function LostSecret({ secret, hasAnswer, onClose }: LostSecretProps) {
  const text = useText();
  const { alias } = secret;
  const { isDeleting, failure, deleteSecret } = useDeleteSecret(secret, onClose);
  return (
    <>
      <Notice kind="caution">{text(hasAnswer ? messages.valueMissing : messages.lostText, { alias })}</Notice>
      {failure && (
        <Notice kind="critical" title={text(messages.deleteFailed)}>
          {failure}
        </Notice>
      )}
      <DialogActions isWrite>
        <Button onPress={onClose} isDisabled={isDeleting} autoFocus>
          {text(messages.close)}
        </Button>
        <Button
          variant="destructive"
          isWrite
          onPress={() => void deleteSecret()}
          isPending={isDeleting}
          pendingLabel={text(messages.deleting)}
        >
          {text(messages.deleteNamed, { alias })}
        </Button>
      </DialogActions>
    </>
  );
}

interface CreatedSecretProps extends SecretCreation {
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

function CreatedSecret({ created, notStored, predecessor, onClose }: CreatedSecretProps) {
  const { text, date } = useI18n();
  const { expirationDate } = created;
  const saveFile = useSetAtom(saveFileAtom);
  const saveExpiry = useSaveExpiry();
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasCopyFailed, setCopyFailed] = useState(false);
  /** Whether the value was copied from here, or saved as a file. */
  const [isTaken, setTaken] = useState(false);
  const [isStored, setStored] = useState(false);
  const isKept = isTaken || isStored;
  useUnsaved(!isKept, messages.secretLoss);
  const copyValue = async () => {
    const isCopied = await copy(Redacted.value(created.token));
    setCopyFailed(!isCopied);
    if (isCopied) setTaken(true);
    else field.current?.focus();
    return isCopied;
  };
  const saveValue = () => {
    saveFile(secretFile(created, Redacted.value(created.token)));
    setTaken(true);
  };
  return (
    <>
      <Notice kind="caution">{text(messages.notice)}</Notice>
      {notStored.includes("alias") && (
        <Notice kind="critical" title={text(messages.otherAliasTitle)}>
          {created.alias}
        </Notice>
      )}
      {notStored.includes("expirationDate") && (
        <Notice kind="critical" title={text(messages.otherExpiryTitle)}>
          {expirationDate
            ? text(messages.expiresAt, { moment: date(expirationDate.epochMillis, "longMoment") })
            : text(messages.neverExpires)}
        </Notice>
      )}
      {predecessor && <Replaces secret={predecessor} isDone />}
      <CodeField
        label={text(messages.value, { alias: created.alias })}
        value={Redacted.value(created.token)}
        description={hasCopyFailed ? text(messages.copyYourself) : undefined}
        inputRef={field}
        action={
          <CopyButton
            words={{
              idle: text(interaction.copy),
              copied: text(interaction.copied),
              failed: text(interaction.copyFailed),
            }}
            onCopy={copyValue}
          />
        }
        onCopyAll={() => setTaken(true)}
        autoFocus
      />
      <Actions>
        <Button icon={Download} onPress={saveValue}>
          {text(messages.download)}
        </Button>
        {expirationDate && (
          <Button icon={CalendarPlus} onPress={() => saveExpiry(created, expirationDate)}>
            {text(messages.saveExpiry)}
          </Button>
        )}
      </Actions>
      <Checkbox isSelected={isStored} onChange={setStored}>
        {text(messages.stored)}
      </Checkbox>
      <DialogActions>
        <Button variant="primary" onPress={onClose} isDisabled={!isKept}>
          {text(messages.done)}
        </Button>
      </DialogActions>
    </>
  );
}
