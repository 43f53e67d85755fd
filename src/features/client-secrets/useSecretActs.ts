/** What the palette offers for the secrets of the shown app: the acts of their buttons. */
import type { DateTime } from "effect";
import { CalendarPlus, Plus, RefreshCw, Trash2 } from "lucide-react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { useText } from "#src/i18n/i18n.ts";
import { type PageAct, usePageActs } from "#src/interaction/pageActs.ts";
import { messages } from "./messages.en.ts";
import { useSaveExpiry } from "./saving.ts";

export interface SecretActs {
  secrets: ReadonlyArray<ClientSecret>;
  now: DateTime.Zoned;
  onCreate: () => void;
  onRotate: (secret: ClientSecret) => void;
  onDelete: (secret: ClientSecret) => void;
}

export const useSecretActs = ({ secrets, now, onCreate, onRotate, onDelete }: SecretActs): void => {
  const text = useText();
  const saveExpiry = useSaveExpiry();
  const calendarOf = (secret: ClientSecret): ReadonlyArray<PageAct> => {
    const expiry = expiryOf(secret, now);
    if (expiry.state === "none" || expiry.state === "expired") return [];
    return [
      {
        id: `client-secrets.calendar.${secret.id}`,
        name: text(messages.saveExpiryNamed, { alias: secret.alias }),
        icon: CalendarPlus,
        keywords: text(messages.saveExpiryAlso),
        run: () => saveExpiry(secret, expiry.at),
      },
    ];
  };
  usePageActs([
    {
      id: "client-secrets.create",
      name: text(messages.create),
      icon: Plus,
      keywords: text(messages.createAlso),
      run: onCreate,
    },
    ...secrets.flatMap((secret) => [
      {
        id: `client-secrets.rotate.${secret.id}`,
        name: text(messages.rotateNamed, { alias: secret.alias }),
        icon: RefreshCw,
        keywords: text(messages.rotateAlso),
        run: () => onRotate(secret),
      },
      {
        id: `client-secrets.delete.${secret.id}`,
        name: text(messages.deleteNamed, { alias: secret.alias }),
        icon: Trash2,
        keywords: text(messages.deleteAlso),
        run: () => onDelete(secret),
      },
      ...calendarOf(secret),
    ]),
  ]);
};
