/** Reminds of secrets that were rotated and still have to be deleted. */
import { useAtomValue } from "jotai";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { rotationPairs } from "#src/domain/client-secrets/dueSecrets.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";

export interface RotationRemindersProps {
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
