/** The form of a new secret: alias and expiry. */
import { useAtomValue, useSetAtom } from "jotai";
import { useMemo, useState } from "react";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/attention.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { useForm } from "#src/interaction/useForm.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import type { CreateSecretDialogProps } from "./CreateSecretDialog.tsx";
import { expiryChoice, secretForm } from "./expiryChoice.ts";
import { ExpiryFields } from "./ExpiryFields.tsx";
import { messages } from "./messages.en.ts";
import { Replaces } from "./Replaces.tsx";
import { createSecretAtom, type SecretCreation } from "./secretWrites.ts";

interface CreateSecretFormProps extends CreateSecretDialogProps {
  onCreated: (creation: SecretCreation) => void;
}

export function CreateSecretForm(props: CreateSecretFormProps) {
  const { appId, secrets, predecessor, onClose, onCreated } = props;
  const text = useText();
  const now = useAtomValue(nowAtom);
  const create = useSetAtom(createSecretAtom);
  /** The alias of a secret whose value did not arrive. */
  const [lost, setLost] = useState<string>();
  const aliases = secrets.map(({ alias }) => alias);
  const form = useForm({
    id: `client secret of ${appId}`,
    schema: useMemo(() => secretForm(now), [now]),
    initial: {
      alias: predecessor ? successorAlias(predecessor.alias, aliases) : "",
      expirationDate: expiryChoice("90", "", now),
    },
    submit: (secret, key) => create({ appId, secret, key }),
    failureTitle: messages.createFailed,
    failures: {
      NotFound: common.appGone,
      SecretsMissing: messages.secretsMissing,
      AliasTaken: messages.aliasTaken,
    },
    onFailure: (failure) => {
      if (failure._tag === "AnswerLost") setLost(failure.name);
    },
    conflicts: { AliasTaken: "alias" },
    onSuccess: onCreated,
  });
  const alias = form.validValue("alias");
  const isLost = alias !== "" && alias === lost;
  const isTaken = !isLost && isAliasTaken(alias, aliases);
  return (
    <Form {...form.props}>
      {isLost && <Notice kind="caution">{text(messages.valueLost, { alias })}</Notice>}
      {predecessor && <Replaces secret={predecessor} />}
      <TextField
        {...form.field("alias", isTaken ? messages.aliasTaken : undefined)}
        label={text(messages.alias)}
        description={predecessor ? undefined : text(messages.aliasHint)}
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
