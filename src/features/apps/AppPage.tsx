/** The page My App: name, status and creation date of one app, and how to connect it; its client secrets are the children. */
import { Exit } from "effect";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { Ban, ChartColumn, CircleCheck, Pencil } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { App, AppId, AppStatus } from "#schemas/apps/App.ts";
import { connectionOf } from "#src/domain/apps/connection.ts";
import { Day } from "#src/i18n/Day.tsx";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { CopyButton } from "#src/interaction/CopyButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { Code, Stack } from "#src/ui/layout.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { saveFailures, saveStatusAtom } from "./appWrites.ts";
import { editedAppAtom } from "./commands.ts";
import { messages } from "./messages.en.ts";

const EditAppDialog = lazyPart(async () => (await import("./EditAppDialog.tsx")).EditAppDialog);

export interface AppPageProps {
  app: App;
  /** Link to the list with its last search; `onPress` goes back in the history where the list is the previous page. */
  back: { readonly href: string; readonly onPress: (() => void) | undefined };
  statisticsHref: string;
  children: ReactNode;
}

export function AppPage({ app, back, statisticsHref, children }: AppPageProps) {
  const text = useText();
  usePageSubject(app.name);
  const [edited, setEdited] = useAtom(editedAppAtom);
  const isEditing = edited === app.id;
  const setEditing = (isOpen: boolean) => setEdited(isOpen ? app.id : undefined);
  // The dialog must not be open at the next visit.
  useEffect(() => () => setEdited(undefined), [setEdited]);
  return (
    <>
      <PageHead
        title={text(messages.appTitle)}
        subject={<bdi translate="no">{app.name}</bdi>}
        back={<BackLink {...back}>{text(common.backToOverview)}</BackLink>}
        actions={
          <>
            <ButtonLink href={statisticsHref} icon={ChartColumn}>
              {text(messages.statistics)}
            </ButtonLink>
            <ActButton
              act={{
                name: text(messages.editTitle),
                icon: Pencil,
                keywords: text(messages.editAlso),
                run: () => setEditing(true),
              }}
              onHoverStart={EditAppDialog.preload}
              onFocus={EditAppDialog.preload}
            >
              {text(messages.edit)}
            </ActButton>
          </>
        }
      />
      <Stack gap={24}>
        <DescriptionList
          layout="line"
          items={[
            { term: text(messages.status), details: <StatusSwitch app={app} /> },
            { term: text(messages.creationDate), details: <Day at={app.creationDate} /> },
          ]}
        />
        {children}
        <HowToConnect appId={app.id} />
      </Stack>
      <Presence>{isEditing && <EditAppDialog id={app.id} onClose={() => setEditing(false)} />}</Presence>
    </>
  );
}

function HowToConnect({ appId }: { appId: AppId }) {
  const text = useText();
  const { apiBaseUrl } = useAtomValue(configAtom);
  const connection = connectionOf(appId, apiBaseUrl);
  return (
    <Card
      title={text(messages.connectTitle)}
      description={text(messages.connectText)}
      actions={<CopyButton onCopy={() => copy(connection)} />}
    >
      <Code>{connection}</Code>
    </Card>
  );
}

const AlertDialog = lazyPart(async () => (await import("#src/ui/AlertDialog.tsx")).AlertDialog);

/** Enables an app at once, and disables it after one question. A toast says what happened, and offers to undo it. */
function StatusSwitch({ app }: { app: App }) {
  const text = useText();
  const isOffline = useAtomValue(offlineSinceAtom) !== undefined;
  const saveStatus = useSetAtom(saveStatusAtom);
  const toast = useSetAtom(toastAtom);
  const [isAsking, setAsking] = useState(false);
  /** The status that is being saved, until the page shows it. */
  const [next, setNext] = useState<AppStatus>();
  if (next === app.status) setNext(undefined);
  const shown = next ?? app.status;
  const save = async (status: AppStatus) => {
    setNext(status);
    const exit = await saveStatus({ id: app.id, status });
    if (Exit.isFailure(exit)) {
      setNext(undefined);
      const reason = text(failureWords(exit.cause, saveFailures));
      const words = { title: text(messages.saveFailed), reason };
      return toast(text(messages.statusFailed, words), { isFailure: true });
    }
    const [done, before] =
      status === "enabled"
        ? ([messages.nowEnabled, "disabled"] as const)
        : ([messages.nowDisabled, "enabled"] as const);
    toast(text(done, { name: exit.value.name }), {
      action: { label: text(interaction.undo), run: () => void save(before) },
    });
  };
  const change = (isEnabled: boolean) => (isEnabled ? void save("enabled") : setAsking(true));
  const isEnabled = app.status === "enabled";
  const ref = useActs<HTMLDivElement>([
    {
      name: text(isEnabled ? messages.disable : messages.enable),
      icon: isEnabled ? Ban : CircleCheck,
      keywords: text(isEnabled ? messages.disableAlso : messages.enableAlso),
      isDisabled: isOffline || next !== undefined,
      run: () => change(!isEnabled),
    },
  ]);
  return (
    <>
      <Switch
        ref={ref}
        isSelected={shown === "enabled"}
        isDisabled={isOffline}
        isReadOnly={next !== undefined}
        onChange={change}
      >
        {text(messages[shown])}
      </Switch>
      <Presence>
        {isAsking && (
          <AlertDialog
            isDestructive
            isWrite
            title={text(messages.disableTitle, { name: app.name })}
            cancelLabel={text(interaction.cancel)}
            onCancel={() => setAsking(false)}
            confirmLabel={text(messages.disableNamed, { name: app.name })}
            onConfirm={() => {
              setAsking(false);
              void save("disabled");
            }}
          >
            {text(messages.disableText)}
          </AlertDialog>
        )}
      </Presence>
    </>
  );
}
