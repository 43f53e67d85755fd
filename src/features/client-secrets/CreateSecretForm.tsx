/** The form of a new secret: alias and expiry. */
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/secretAlias.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { Replaces } from "./CreatedSecret.tsx";
import { createSecretAtom, type SecretCreation, type UnconfirmedSecret } from "./creating.ts";
import { expiryChoice, secretForm } from "./expiryChoice.ts";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { messages } from "./messages.en.ts";

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
