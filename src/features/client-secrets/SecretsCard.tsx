/** The client secrets of an app: creating, rotating and deleting them, and what is due. */
import { useAtomValue, useSetAtom } from "jotai";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { dueSecrets, expiredLast, rotationPairs } from "#src/domain/client-secrets/attention.ts";
import { isLastValid } from "#src/domain/client-secrets/secretExpiry.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";
import { secretAnswers } from "./secretAnswers.ts";
import { SecretTable } from "./SecretTable.tsx";

const CreateSecretDialog = lazyPart(
  async () => (await import("./CreateSecretDialog.tsx")).CreateSecretDialog,
);
const DeleteSecretDialog = lazyPart(
  async () => (await import("./DeleteSecretDialog.tsx")).DeleteSecretDialog,
);

export function SecretsCard({ appId }: { appId: AppId }) {
  const text = useText();
  const now = useAtomValue(nowAtom);
  const query = useQueryView(secretAnswers.of(appId), messages.failedTitle, {
    NotFound: common.appGone,
    SecretsMissing: messages.secretsMissing,
  });
  const [creation, setCreation] = useState<{ readonly predecessor: ClientSecret | undefined }>();
  const [secretToDelete, setSecretToDelete] = useState<ClientSecret>();
  const ask = useSetAtom(secretAnswers.askAtom);
  const { secrets, issues: listIssues } = query.data ?? {};
  const issues = useListIssues((count) => text(messages.leftOut, { count }), listIssues);

  const rotations = useAtomValue(rotationsAtom);
  const pairs = rotationPairs(rotations, secrets ?? []);

  // A dialog says what is taken, and what is the last valid one: others may have changed that since the page was opened.
  const create = (predecessor?: ClientSecret) => {
    setCreation({ predecessor });
    void ask(appId);
  };
  const remove = (secret: ClientSecret) => {
    setSecretToDelete(secret);
    void ask(appId);
  };
  const isFirst = secrets?.length === 0;
  const table = (shown?: ReadonlyArray<ClientSecret>) => (
    <SecretTable
      secrets={shown && expiredLast(shown, now)}
      pairs={pairs}
      now={now}
      onRotate={create}
      onDelete={remove}
    />
  );
  const createButton = (
    <ActButton
      variant={isFirst ? "primary" : "secondary"}
      act={{
        name: text(messages.create),
        icon: Plus,
        keywords: text(messages.createAlso),
        run: () => create(),
      }}
      data-shortcut="n"
      onHoverStart={CreateSecretDialog.preload}
      onFocus={CreateSecretDialog.preload}
    />
  );
  return (
    <>
      {secrets &&
        dueSecrets(secrets, now, new Set(rotations.map(({ old }) => old))).map(({ id, alias }) => (
          <Notice key={id} kind="caution">
            {text(messages.due, { alias })}
          </Notice>
        ))}
      {pairs.map(({ old, successor }) => (
        <Notice
          key={old.id}
          kind="caution"
          title={text(messages.rotatedTitle, { alias: old.alias, successor: successor.alias })}
          action={<Button onPress={() => remove(old)}>{text(messages.deleteOld)}</Button>}
        >
          {text(messages.rotatedText)}
        </Notice>
      ))}
      <Card
        title={text(messages.title)}
        description={text(messages.purpose)}
        actions={isFirst ? undefined : createButton}
        isFlush
      >
        <QueryView
          {...query}
          issues={issues}
          data={secrets}
          isInCard
          skeleton={table()}
          empty={({ length }) =>
            length === 0 && (
              <EmptyState glyph={KeyRound} title={text(messages.emptyTitle)} action={createButton}>
                {text(messages.emptyText)}
              </EmptyState>
            )
          }
        >
          {table}
        </QueryView>
      </Card>
      <Presence>
        {creation && (
          <CreateSecretDialog
            appId={appId}
            secrets={secrets ?? []}
            predecessor={secrets?.find(({ id }) => id === creation.predecessor?.id)}
            onClose={() => setCreation(undefined)}
          />
        )}
      </Presence>
      <Presence>
        {secretToDelete && (
          <DeleteSecretDialog
            secret={secretToDelete}
            predecessor={pairs.find(({ successor }) => successor.id === secretToDelete.id)?.old}
            isLastValid={isLastValid(secretToDelete, secrets ?? [], now)}
            onClose={() => setSecretToDelete(undefined)}
          />
        )}
      </Presence>
    </>
  );
}
