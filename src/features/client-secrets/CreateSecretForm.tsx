/** What a new secret is called, and when it ends. */
import { Cause, type DateTime, Exit, Option } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import {
  aliasMaxLength,
  type ClientSecret,
  type CreatedClientSecret,
} from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/secretAlias.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { maxLength, printable, type Problem, required } from "#src/interaction/rules.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { KeptNotice } from "#src/ui/KeptNotice.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { createSecretAtom } from "./clientSecrets.ts";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { messages } from "./messages.en.ts";
import { type ExpiryChoice, expiryChosen, initialChoice, ownDayRules } from "./expiryChoice.ts";

export interface CreateSecretFormProps {
  appId: AppId;
  secrets: ReadonlyArray<ClientSecret>;
  predecessor: ClientSecret | undefined;
  onClose: () => void;
  onCreated: (secret: CreatedClientSecret) => void;
  /** The secret exists, but its value has not arrived. */
  onLost: (secret: ClientSecret) => void;
}

const aliasRules = [required, maxLength(aliasMaxLength), printable];
const aliasTaken: Problem = (text) => text(messages.aliasTaken);
const refused: Problem = (text) => text(common.refused);

/** The field that the other side refuses. */
const refusedField = (cause: Cause.Cause<{ readonly _tag: string }>, choice: ExpiryChoice) => {
  const failure = Option.getOrUndefined(Cause.failureOption(cause));
  if (failure?._tag !== "Invalid" || !("issues" in failure)) return undefined;
  const paths = (failure.issues as ReadonlyArray<{ readonly path: string }>).map(({ path }) => path);
  if (paths.includes("alias")) return { alias: refused };
  return paths.includes("expirationDate") && choice === "own" ? { day: refused } : undefined;
};

export function CreateSecretForm(props: CreateSecretFormProps) {
  const { appId, secrets, predecessor, onClose, onCreated, onLost } = props;
  const text = useText();
  const now = useAtomValue(nowAtom);
  const create = useSetAtom(createSecretAtom);
  const [choice, setChoice] = useState<ExpiryChoice>(initialChoice);
  // Computed when it is chosen: it does not move while the dialog is open.
  const [expiry, setExpiry] = useState<DateTime.Utc | undefined>(() => expiryChosen(initialChoice, "", now));
  const [unknownAlias, setUnknownAlias] = useState<string>();
  const [failure, setFailure] = useState<Message>();
  const aliases = secrets.map(({ alias }) => alias);
  const form = useForm({
    id: `client secret of ${appId}`,
    initial: { alias: predecessor ? successorAlias(predecessor.alias, aliases) : "", day: "" },
    rules: { alias: aliasRules, day: choice === "own" ? ownDayRules(now) : [] },
    onSubmit: async ({ alias }) => {
      setFailure(undefined);
      const exit = await create({
        appId,
        secret: { alias, ...(expiry && { expirationDate: expiry }) },
        isRepeated: alias === unknownAlias,
      });
      if (Exit.isFailure(exit)) {
        const field = refusedField(exit.cause, choice);
        if (field === undefined) setFailure(failureWords(exit.cause, { NotFound: messages.appGone }));
        return field;
      }
      const outcome = exit.value;
      if (outcome._tag === "Taken") return { alias: aliasTaken };
      if (outcome._tag === "Lost") onLost(outcome.found);
      if (outcome._tag === "Created") onCreated(outcome.created);
      if (outcome._tag === "Unknown") {
        setUnknownAlias(alias);
        setFailure(messages.unknownOutcome);
      }
      return undefined;
    },
  });
  const alias = form.values.alias.trim();
  const advice = alias !== unknownAlias && isAliasTaken(alias, aliases) ? aliasTaken : undefined;
  const day = form.field("day");
  return (
    <Form {...form.props}>
      {predecessor && <p>{text(messages.rotateText, { alias: predecessor.alias })}</p>}
      <KeptNotice
        kept={form.kept}
        words={{
          kept: text(interaction.kept),
          restore: text(interaction.restore),
          discard: text(interaction.discard),
        }}
      />
      {failure && (
        <Notice kind="critical" title={text(messages.createFailed)}>
          {text(failure)}
        </Notice>
      )}
      <TextField
        {...form.field("alias", advice)}
        label={text(messages.alias)}
        description={text(messages.aliasHint)}
        autoFocus
        isRequired
      />
      <ExpiryFields
        choice={choice}
        day={day}
        expiry={expiry}
        now={now}
        onChange={(next, nextDay) => {
          setChoice(next);
          day.onChange(nextDay);
          setExpiry(expiryChosen(next, nextDay, now));
        }}
      />
      <FormActions
        cancelLabel={text(interaction.cancel)}
        onCancel={onClose}
        submitLabel={text(messages.create)}
        pendingLabel={text(messages.creating)}
        isSubmitting={form.isSubmitting}
      />
    </Form>
  );
}
