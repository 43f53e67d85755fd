/** The table of an app's secrets, and the cell of an expiration date. */
import type { DateTime } from "effect";
import { atom, useSetAtom } from "jotai";
import { CalendarPlus, RefreshCw, Trash2 } from "lucide-react";
import type { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import type { RotationPair } from "#src/domain/client-secrets/attention.ts";
import { expiryCalendar } from "#src/domain/client-secrets/expiryCalendar.ts";
import { expiryOf, roughly } from "#src/domain/client-secrets/secretExpiry.ts";
import { Day } from "#src/i18n/Day.tsx";
import { i18nAtom, useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ActButton, ActIconButton } from "#src/interaction/ActButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { saveFileAtom } from "#src/interaction/saveFile.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { Browser } from "#src/services/Browser.ts";
import { Muted, Row } from "#src/ui/layout.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { type Columns, TableSkeleton } from "#src/ui/Table.tsx";
import { messages } from "./messages.en.ts";
import * as css from "./secrets.css.ts";

export interface SecretTableProps {
  /** Undefined while they load. */
  secrets: ReadonlyArray<ClientSecret> | undefined;
  /** Those that were rotated and still exist. */
  pairs: ReadonlyArray<RotationPair<ClientSecret>>;
  now: DateTime.Zoned;
  onRotate: (secret: ClientSecret) => void;
  onDelete: (secret: ClientSecret) => void;
}

export function SecretTable({ secrets, pairs, ...acts }: SecretTableProps) {
  const text = useText();
  /** Which secret replaces it, or is replaced by it. */
  const tieOf = (id: ClientSecretId) => {
    const successor = pairs.find(({ old }) => old.id === id)?.successor;
    const tied = successor ?? pairs.find((pair) => pair.successor.id === id)?.old;
    if (tied === undefined) return null;
    const words = successor ? messages.replacedBy : messages.replacesNamed;
    return <Muted as="p">{text(words, { alias: tied.alias })}</Muted>;
  };
  const hasValid = secrets?.some((secret) => expiryOf(secret, acts.now).state !== "expired") ?? false;
  const columns: Columns<ClientSecret> = [
    {
      id: "alias",
      header: text(messages.alias),
      skeleton: "12ch",
      cell: ({ id, alias }) => (
        <>
          <bdi translate="no">{alias}</bdi>
          {tieOf(id)}
        </>
      ),
    },
    {
      id: "creationDate",
      header: text(messages.creationDate),
      skeleton: "10ch",
      cell: ({ creationDate }) => <Day at={creationDate} />,
    },
    {
      id: "expirationDate",
      header: text(messages.expirationDate),
      skeleton: "16ch",
      cell: (secret) => <SecretExpiry secret={secret} now={acts.now} />,
    },
    {
      id: "actions",
      header: text(interaction.actions),
      isHeaderHidden: true,
      cell: (secret) => <SecretActs {...acts} secret={secret} hasValid={hasValid} />,
    },
  ];
  const table = { label: text(messages.title), columns };
  return secrets ? (
    <LongTable {...table} rows={secrets} rowId={({ id }) => id} />
  ) : (
    <TableSkeleton {...table} rowCount={3} loadingLabel={text(common.loading)} />
  );
}

/** Saves the expiry of a secret as a file for a calendar. */
const saveExpiryAtom = atom(null, async (get, set, secret: ClientSecret, expirationDate: DateTime.Utc) => {
  const summary = get(i18nAtom).text(messages.expiryEvent, { alias: secret.alias });
  const { origin } = await runEffect(get, Browser);
  await set(saveFileAtom, expiryCalendar({ secret, expirationDate, summary }, origin));
});

interface SecretActsProps extends Omit<SecretTableProps, "secrets" | "pairs"> {
  secret: ClientSecret;
  /** Whether the app has a valid one. */
  hasValid: boolean;
}

function SecretActs({ secret, hasValid, now, onRotate, onDelete }: SecretActsProps) {
  const text = useText();
  const saveExpiry = useSetAtom(saveExpiryAtom);
  const { alias } = secret;
  const expiry = expiryOf(secret, now);
  const rotate = {
    name: text(messages.rotateNamed, { alias }),
    label: text(messages.rotate),
    icon: RefreshCw,
    keywords: text(messages.rotateAlso),
    run: () => onRotate(secret),
  };
  // An expired one beside a valid one is only to be deleted.
  const isReplaceable = expiry.state !== "expired" || !hasValid;
  return (
    <>
      {expiry.state !== "none" && expiry.state !== "expired" && (
        <ActIconButton
          act={{
            name: text(messages.saveExpiryNamed, { alias }),
            label: text(messages.saveExpiry),
            icon: CalendarPlus,
            keywords: text(messages.saveExpiryAlso),
            run: () => void saveExpiry(secret, expiry.at),
          }}
        />
      )}
      {[
        ...(isReplaceable ? [rotate] : []),
        {
          name: text(messages.deleteNamed, { alias }),
          label: text(interaction.delete),
          icon: Trash2,
          keywords: text(messages.deleteAlso),
          run: () => onDelete(secret),
        },
      ].map((act) => (
        <ActButton key={act.label} act={act} isIconHidden />
      ))}
    </>
  );
}

export function SecretExpiry({ secret, now }: { secret: ClientSecret; now: DateTime.Zoned }) {
  const { text, relative } = useI18n();
  const expiry = expiryOf(secret, now);
  if (expiry.state === "none") return <span className={css.muted}>{text(messages.noExpiry)}</span>;
  const { value, unit } = roughly(expiry.days);
  const distance = relative(value, unit);
  return (
    <Row>
      <Day at={expiry.at} />
      {expiry.state === "expired" && <StatusChip state="critical">{text(messages.expired)}</StatusChip>}
      {expiry.state === "soon" && <StatusChip state="caution">{distance}</StatusChip>}
      {expiry.state === "later" && <span className={css.muted}>{distance}</span>}
    </Row>
  );
}
