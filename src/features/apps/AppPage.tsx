/** The page My App: name, status and creation date of one app, and how to connect it; its client secrets are the children. */
import { useAtom } from "jotai";
import { ChartColumn, Pencil } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import { Day } from "#src/i18n/Day.tsx";
import { useText } from "#src/i18n/i18n.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { usePageSubject } from "#src/interaction/pageSubject.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { DescriptionList } from "#src/ui/DescriptionList.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import * as css from "./AppPage.css.ts";
import { editedAppAtom } from "./commands.ts";
import { HowToConnect } from "./connect/HowToConnect.tsx";
import { messages as common } from "#src/i18n/messages.en.ts";
import { messages } from "./messages.en.ts";
import { StatusSwitch } from "./StatusSwitch.tsx";

const EditAppDialog = lazyPart(async () => (await import("./EditAppDialog.tsx")).EditAppDialog);

export interface AppPageProps {
  app: App;
  /** Link to the list with its last search; `onPress` goes back in the history where the list is the previous page. */
  back: { readonly href: string; readonly onPress: (() => void) | undefined };
  statisticsHref: string;
  onSaved: (app: App) => void;
  children: ReactNode;
}

export function AppPage({ app, back, statisticsHref, onSaved, children }: AppPageProps) {
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
      <div className={css.cards}>
        <DescriptionList
          layout="line"
          items={[
            {
              term: text(messages.status),
              details: (
                <span className={css.status}>
                  <StatusSwitch app={app} onSaved={onSaved} />
                </span>
              ),
            },
            { term: text(messages.creationDate), details: <Day at={app.creationDate} /> },
          ]}
        />
        {children}
        <HowToConnect appId={app.id} />
      </div>
      <MountOnFirstOpen isOpen={isEditing}>
        <EditAppDialog id={app.id} isOpen={isEditing} onClose={() => setEditing(false)} onSaved={onSaved} />
      </MountOnFirstOpen>
    </>
  );
}
