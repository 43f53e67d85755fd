/** The secrets of all apps that need somebody, by their dates; below them those without an end, which need nobody. */
import { useAtomValue } from "jotai";
import { KeyRound, Plus, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { App } from "#schemas/apps/App.ts";
import type { ListedSecret } from "#src/domain/client-secrets/attention.ts";
import { known } from "#src/domain/known.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Link } from "#src/ui/Link.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { messages as secrets } from "../messages.en.ts";
import * as css from "../secrets.css.ts";
import { SecretExpiry } from "../SecretTable.tsx";
import { attentionOfAppAtom, secretRows } from "./attention.ts";
import { messages } from "./messages.en.ts";
import { secretList } from "./words.ts";

const CreateSecretDialog = lazyPart(
  async () => (await import("../CreateSecretDialog.tsx")).CreateSecretDialog,
);

const pathOf = (app: App) => `/administer/my-apps/${encodeURIComponent(app.id)}`;

export function SecretsToCheck({ apps }: { apps: ReadonlyArray<App> }) {
  const i18n = useI18n();
  const { text } = i18n;
  const now = useAtomValue(nowAtom);
  const knownOf = useAtomValue(secretRows.knownAtom);
  const [chosen, setChosen] = useState<ListedSecret<App>>();
  const { rows, title, content, endless } = secretList(i18n, apps, useAtomValue(attentionOfAppAtom));
  const actOf = (row: ListedSecret<App>) => {
    const { app, secret, isDue } = row;
    const run = () => setChosen(row);
    return isDue && secret
      ? {
          name: text(messages.rotateOf, { alias: secret.alias, app: app.name }),
          label: text(secrets.rotate),
          icon: RefreshCw,
          keywords: text(secrets.rotateAlso),
          run,
        }
      : {
          name: text(messages.createFor, { app: app.name }),
          label: text(messages.create),
          icon: Plus,
          keywords: text(secrets.createAlso),
          run,
        };
  };
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState glyph={KeyRound} title={title}>
          {content}
        </EmptyState>
      ) : (
        <>
          <h2 className={css.title}>{title}</h2>
          <p className={css.words}>{content}</p>
          <LongTable
            label={title}
            rows={rows}
            rowId={({ app, secret }) => `${app.id} ${secret?.id}`}
            columns={[
              {
                id: "alias",
                header: text(secrets.alias),
                cell: ({ app, secret }) => (
                  <Link href={pathOf(app)}>
                    {secret ? <bdi translate="no">{secret.alias}</bdi> : <span>{text(messages.none)}</span>}
                  </Link>
                ),
              },
              {
                id: "app",
                header: text(messages.app),
                cell: ({ app }) => <bdi translate="no">{app.name}</bdi>,
              },
              {
                id: "expirationDate",
                header: text(secrets.expirationDate),
                cell: ({ secret }) =>
                  secret ? <SecretExpiry secret={secret} now={now} /> : <span className={css.muted}>–</span>,
              },
              {
                id: "actions",
                header: text(interaction.actions),
                isHeaderHidden: true,
                cell: (row) => (
                  <ActButton
                    act={actOf(row)}
                    isIconHidden
                    onHoverStart={CreateSecretDialog.preload}
                    onFocus={CreateSecretDialog.preload}
                  />
                ),
              },
            ]}
          />
        </>
      )}
      {endless.length > 0 && (
        <p className={css.endless}>
          <span>{text(messages.endless, { count: endless.length })}</span>
          {endless.map(({ app, secret }) => (
            <Link key={`${app.id} ${secret.id}`} href={pathOf(app)}>
              <bdi translate="no">{text(messages.ofApp, { alias: secret.alias, app: app.name })}</bdi>
            </Link>
          ))}
        </p>
      )}
      <Presence>
        {chosen && (
          <CreateSecretDialog
            appId={chosen.app.id}
            secrets={known(knownOf(chosen.app.id))?.answer.secrets ?? []}
            predecessor={chosen.isDue ? chosen.secret : undefined}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Presence>
    </>
  );
}
