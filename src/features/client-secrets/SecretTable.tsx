/** The table of an app's secrets. */
import type { DateTime } from "effect";
import { CalendarPlus, RefreshCw, Trash2 } from "lucide-react";
import { useAtomValue } from "jotai";
import type { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { rotationPairs } from "#src/domain/client-secrets/dueSecrets.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ActButton, ActIconButton } from "#src/interaction/ActButton.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { type Columns, TableSkeleton } from "#src/ui/Table.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./secrets.css.ts";
import { rotationsAtom } from "./rotations.ts";
import { SecretExpiry } from "./SecretExpiry.tsx";
import { useSaveExpiry } from "./saving.ts";

export interface SecretTableProps {
  /** Undefined while they load. */
  secrets: ReadonlyArray<ClientSecret> | undefined;
  now: DateTime.Zoned;
  onRotate: (secret: ClientSecret) => void;
  onDelete: (secret: ClientSecret) => void;
}

export function SecretTable({ secrets, now, onRotate, onDelete }: SecretTableProps) {
  const text = useText();
  const pairs = rotationPairs(useAtomValue(rotationsAtom), secrets ?? []);
  const tieOf = (id: ClientSecretId) => {
    const successor = pairs.find(({ old }) => old.id === id)?.successor;
    if (successor) return text(messages.replacedBy, { alias: successor.alias });
    const replaced = pairs.find((pair) => pair.successor.id === id)?.old;
    return replaced && text(messages.replacesNamed, { alias: replaced.alias });
  };
  const columns: Columns<ClientSecret> = [
    {
      id: "alias",
      header: text(messages.alias),
      skeleton: "12ch",
      cell: ({ id, alias }) => (
        <>
          <bdi translate="no">{alias}</bdi>
          <Tie words={tieOf(id)} />
        </>
      ),
    },
    {
      id: "creationDate",
      header: text(messages.creationDate),
      skeleton: "10ch",
      cell: ({ creationDate }) => (
        <span className={css.day}>
          <Day at={creationDate} />
        </span>
      ),
    },
    {
      id: "expirationDate",
      header: text(messages.expirationDate),
      skeleton: "16ch",
      cell: (secret) => <SecretExpiry secret={secret} now={now} />,
    },
    {
      id: "actions",
      header: text(messages.actions),
      isHeaderHidden: true,
      cell: (secret) => (
        <SecretActs
          secret={secret}
          now={now}
          onRotate={() => onRotate(secret)}
          onDelete={() => onDelete(secret)}
        />
      ),
    },
  ];
  const table = { label: text(messages.title), columns };
  return secrets ? (
    <LongTable {...table} rows={secrets} rowId={({ id }) => id} />
  ) : (
    <TableSkeleton {...table} rowCount={3} loadingLabel={text(common.loading)} />
  );
}

/** Which secret it replaces, or replaces it. */
function Tie({ words }: { words: Text | undefined }) {
  return words && <div className={css.tie}>{words}</div>;
}

interface SecretActsProps {
  secret: ClientSecret;
  now: DateTime.Zoned;
  onRotate: () => void;
  onDelete: () => void;
}

function SecretActs({ secret, now, onRotate, onDelete }: SecretActsProps) {
  const text = useText();
  const saveExpiry = useSaveExpiry();
  const { alias } = secret;
  const expiry = expiryOf(secret, now);
  return (
    <span className={css.actions}>
      {expiry.state !== "none" && expiry.state !== "expired" && (
        <ActIconButton
          act={{
            name: text(messages.saveExpiryNamed, { alias }),
            label: text(messages.saveExpiry),
            icon: CalendarPlus,
            keywords: text(messages.saveExpiryAlso),
            run: () => saveExpiry(secret, expiry.at),
          }}
        />
      )}
      <ActButton
        act={{
          name: text(messages.rotateNamed, { alias }),
          label: text(messages.rotate),
          icon: RefreshCw,
          keywords: text(messages.rotateAlso),
          run: onRotate,
        }}
        isIconHidden
      />
      <ActButton
        act={{
          name: text(messages.deleteNamed, { alias }),
          label: text(messages.delete),
          icon: Trash2,
          keywords: text(messages.deleteAlso),
          run: onDelete,
        }}
        isIconHidden
      />
    </span>
  );
}
