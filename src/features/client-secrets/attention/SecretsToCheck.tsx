/** The secrets of all apps that need something, by their dates. A rotation asks again for the secrets of its app. */
import { useAtomValue, useSetAtom } from "jotai";
import { KeyRound, RefreshCw } from "lucide-react";
import { useState } from "react";
import type { App } from "#schemas/apps/App.ts";
import { type ListedSecret, listOfSecrets } from "#src/domain/client-secrets/attention.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Link } from "#src/ui/Link.tsx";
import { LongTable } from "#src/ui/LongTable.tsx";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { messages as secrets } from "../messages.en.ts";
import { rotationsAtom } from "../rotations.ts";
import * as css from "../secrets.css.ts";
import { SecretExpiry } from "../SecretTable.tsx";
import { listWords } from "./answer.ts";
import { secretsRequests, toCheckAtom } from "./attention.ts";
import { messages } from "./messages.en.ts";

const CreateSecretDialog = lazyPart(
  async () => (await import("../CreateSecretDialog.tsx")).CreateSecretDialog,
);

export interface SecretsToCheckProps {
  apps: ReadonlyArray<App>;
}

export function SecretsToCheck({ apps }: SecretsToCheckProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const now = useAtomValue(nowAtom);
  const known = useAtomValue(toCheckAtom);
  const answers = useAtomValue(secretsRequests.answersAtom);
  const invalidate = useSetAtom(secretsRequests.invalidateAtom);
  const rotations = useAtomValue(rotationsAtom);
  const [rotated, setRotated] = useState<ListedSecret<App>>();
  const [isOpen, setOpen] = useState(false);
  const listed = listOfSecrets(apps, known, now);
  const { title, content } = listWords(i18n, apps, known);
  return (
    <>
      {listed.length === 0 ? (
        <EmptyState glyph={KeyRound} title={title}>
          {content}
        </EmptyState>
      ) : (
        <>
          <p className={css.words}>{content}</p>
          <LongTable
            label={title}
            rows={listed}
            rowId={({ app, secret }) => `${app.id} ${secret.id}`}
            columns={[
              {
                id: "alias",
                header: text(secrets.alias),
                cell: ({ app, secret }) => (
                  <Link href={`/administer/my-apps/${encodeURIComponent(app.id)}`}>
                    <bdi translate="no">{secret.alias}</bdi>
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
                cell: ({ secret }) => <SecretExpiry secret={secret} now={now} />,
              },
              {
                id: "actions",
                header: text(secrets.actions),
                isHeaderHidden: true,
                cell: (entry) => (
                  <span className={css.actions}>
                    <ActButton
                      act={{
                        name: text(messages.rotateOf, { alias: entry.secret.alias, app: entry.app.name }),
                        label: text(secrets.rotate),
                        icon: RefreshCw,
                        keywords: text(secrets.rotateAlso),
                        run: () => {
                          setRotated(entry);
                          setOpen(true);
                        },
                      }}
                      isIconHidden
                      onHoverStart={CreateSecretDialog.preload}
                      onFocus={CreateSecretDialog.preload}
                    />
                  </span>
                ),
              },
            ]}
          />
        </>
      )}
      <MountOnFirstOpen isOpen={isOpen}>
        {rotated && (
          <CreateSecretDialog
            isOpen={isOpen}
            appId={rotated.app.id}
            secrets={answers.get(rotated.app.id)?.secrets ?? []}
            predecessor={rotated.secret}
            onClose={() => {
              setOpen(false);
              if (rotations.some(({ old }) => old === rotated.secret.id)) invalidate(rotated.app.id);
            }}
          />
        )}
      </MountOnFirstOpen>
    </>
  );
}
