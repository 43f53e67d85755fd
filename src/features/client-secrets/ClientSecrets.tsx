/** The client secrets of an app, with every state that a list can be in, and what can be done with them. */
import { useAtom, useAtomValue } from "jotai";
import { KeyRound, Plus } from "lucide-react";
import { lazy, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { isLastValid } from "#src/domain/client-secrets/secretExpiry.ts";
import { callFailures } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { ErrorState } from "#src/ui/ErrorState.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { OnDemand } from "#src/ui/OnDemand.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { secretsAtom } from "./clientSecrets.ts";
import { messages } from "./messages.en.ts";
import { RotationReminders } from "./RotationReminders.tsx";
import { SecretTable, SecretTableSkeleton } from "./SecretTable.tsx";

const loadCreate = () => import("./CreateSecretDialog.tsx");
const CreateSecretDialog = lazy(async () => ({ default: (await loadCreate()).CreateSecretDialog }));
const loadDelete = () => import("./DeleteSecretDialog.tsx");
const DeleteSecretDialog = lazy(async () => ({ default: (await loadDelete()).DeleteSecretDialog }));

const failures = { ...callFailures, NotFound: messages.appGone };

export function ClientSecrets({ appId }: { appId: AppId }) {
  const text = useText();
  const now = useAtomValue(nowAtom);
  const [{ data, error, isLoading }, reload] = useAtom(secretsAtom);
  const [isCreating, setCreating] = useState(false);
  const [rotated, setRotated] = useState<ClientSecret>();
  const [isDeleting, setDeleting] = useState(false);
  const [doomed, setDoomed] = useState<ClientSecret>();
  const secrets = data?.appId === appId ? data.secrets : undefined;

  const create = (predecessor?: ClientSecret) => {
    setRotated(predecessor);
    setCreating(true);
  };
  const askDelete = (secret: ClientSecret) => {
    setDoomed(secret);
    setDeleting(true);
  };

  const createButton = (
    <Button
      icon={Plus}
      onHoverStart={() => void loadCreate()}
      onFocus={() => void loadCreate()}
      onPress={() => create()}
    >
      {text(messages.create)}
    </Button>
  );
  const content = () => {
    if (secrets === undefined) {
      // An error while it loads may be that of the app before.
      if (error === undefined || isLoading) return <SecretTableSkeleton />;
      return (
        <ErrorState title={text(messages.failedTitle)} retryLabel={text(common.retry)} onRetry={reload}>
          {text(failures[error._tag])}
        </ErrorState>
      );
    }
    if (secrets.length === 0) {
      return (
        <EmptyState glyph={KeyRound} title={text(messages.emptyTitle)} action={createButton}>
          {text(messages.emptyText)}
        </EmptyState>
      );
    }
    return (
      <Reloading isBusy={isLoading} label={text(messages.reloading)}>
        <SecretTable secrets={secrets} now={now} onRotate={create} onDelete={askDelete} />
      </Reloading>
    );
  };

  return (
    <>
      {secrets && error && (
        <Notice
          kind="critical"
          title={text(messages.reloadFailedTitle)}
          action={
            <Button onPress={reload} isPending={isLoading}>
              {text(common.retry)}
            </Button>
          }
        >
          {text(failures[error._tag])}
        </Notice>
      )}
      {secrets && <RotationReminders secrets={secrets} onDelete={askDelete} />}
      <Card
        title={text(messages.title)}
        description={text(messages.purpose)}
        actions={secrets?.length === 0 ? undefined : createButton}
        isFlush
      >
        {content()}
      </Card>
      <OnDemand isOpen={isCreating}>
        <CreateSecretDialog
          isOpen={isCreating}
          appId={appId}
          secrets={secrets ?? []}
          predecessor={rotated}
          onClose={() => setCreating(false)}
        />
      </OnDemand>
      <OnDemand isOpen={isDeleting}>
        {doomed && (
          <DeleteSecretDialog
            isOpen={isDeleting}
            secret={doomed}
            isLastValid={isLastValid(doomed, secrets ?? [], now)}
            onClose={() => setDeleting(false)}
          />
        )}
      </OnDemand>
    </>
  );
}
