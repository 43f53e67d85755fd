/** Says which secrets expire soon without a successor, and which ones were rotated and still have to be deleted. */
import type { DateTime } from "effect";
import { useAtomValue } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { dueSecrets, rotationPairs } from "#src/domain/client-secrets/dueSecrets.ts";
import { expiryOf, roughly } from "#src/domain/client-secrets/secretExpiry.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";

export interface DueSecretsProps {
  secrets: ReadonlyArray<ClientSecret>;
  now: DateTime.Zoned;
  onRotate: (secret: ClientSecret) => void;
}

export function DueSecrets({ secrets, now, onRotate }: DueSecretsProps) {
  const { text, relative } = useI18n();
  const rotations = useAtomValue(rotationsAtom);
  const due = dueSecrets(secrets, now, new Set(rotations.map(({ old }) => old)));
  return due.map((secret) => {
    const expiry = expiryOf(secret, now);
    if (expiry.state === "none") return null;
    const { value, unit } = roughly(expiry.days);
    return (
      <Notice
        key={secret.id}
        kind="caution"
        title={text(messages.dueTitle, { alias: secret.alias, distance: relative(value, unit) })}
        action={<Button onPress={() => onRotate(secret)}>{text(messages.rotate)}</Button>}
      >
        {text(messages.dueText)}
      </Notice>
    );
  });
}

interface RotationRemindersProps {
  secrets: ReadonlyArray<ClientSecret>;
  onDelete: (secret: ClientSecret) => void;
}

export function RotationReminders({ secrets, onDelete }: RotationRemindersProps) {
  const text = useText();
  const rotations = useAtomValue(rotationsAtom);
  return rotationPairs(rotations, secrets).map(({ old, successor }) => (
    <Notice
      key={old.id}
      kind="caution"
      title={text(messages.rotatedTitle, { alias: old.alias, successor: successor.alias })}
      action={<Button onPress={() => onDelete(old)}>{text(messages.deleteOld)}</Button>}
    >
      {text(messages.rotatedText)}
    </Notice>
  ));
}
