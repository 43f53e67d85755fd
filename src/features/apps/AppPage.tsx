/** The page My App: name, status, creation date and id of one app; its client secrets are the children. */
import { useAtom, useSetAtom } from "jotai";
import { Pencil } from "lucide-react";
import { lazy, type ReactNode, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { BackLink } from "#src/ui/BackLink.tsx";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import * as css from "./AppPage.css.ts";
import { AppStatusChip } from "./AppStatusChip.tsx";
import { editedAppAtom } from "./commands.ts";
import { messages } from "./messages.en.ts";
import { StatusSwitch } from "./StatusSwitch.tsx";

const load = () => import("./EditAppDialog.tsx");
const EditAppDialog = lazy(async () => ({ default: (await load()).EditAppDialog }));

export interface AppPageProps {
  app: App;
  /** Link to the list with its last search; `onPress` goes back in the history where the list is the previous page. */
  back: { readonly href: string; readonly onPress: (() => void) | undefined };
  onSaved: (app: App) => void;
  children: ReactNode;
}

export function AppPage({ app, back, onSaved, children }: AppPageProps) {
  const text = useText();
  const copy = useSetAtom(copyAtom);
  const [edited, setEdited] = useAtom(editedAppAtom);
  const isEditing = edited === app.id;
  const setEditing = (isOpen: boolean) => setEdited(isOpen ? app.id : undefined);
  // Another visit does not begin with the dialog.
  useEffect(() => () => setEdited(undefined), [setEdited]);
  const id = (
    <span className={css.id}>
      <code className={css.code}>{app.id}</code>
      <CopyButton
        words={{
          idle: text(messages.copyId),
          copied: text(interaction.copied),
          failed: text(interaction.copyFailed),
        }}
        onCopy={() => copy(app.id)}
        isIconOnly
      />
    </span>
  );
  return (
    <>
      <PageHead
        title={text(messages.appTitle)}
        back={<BackLink {...back}>{text(messages.backToOverview)}</BackLink>}
        actions={
          <Button
            icon={Pencil}
            onHoverStart={() => void load()}
            onFocus={() => void load()}
            onPress={() => setEditing(true)}
          >
            {text(messages.edit)}
          </Button>
        }
      />
      <div className={css.cards}>
        <Card>
          <DescriptionList
            items={[
              { term: text(messages.name), details: <bdi>{app.name}</bdi> },
              {
                term: text(messages.status),
                details: (
                  <span className={css.status}>
                    <AppStatusChip status={app.status} />
                    <StatusSwitch app={app} onSaved={onSaved} />
                  </span>
                ),
              },
              { term: text(messages.creationDate), details: <Day at={app.creationDate} /> },
              { term: text(messages.id), details: id },
            ]}
          />
        </Card>
        {children}
      </div>
      <MountOnFirstOpen isOpen={isEditing}>
        <EditAppDialog id={app.id} isOpen={isEditing} onClose={() => setEditing(false)} onSaved={onSaved} />
      </MountOnFirstOpen>
    </>
  );
}
