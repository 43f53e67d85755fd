/** The page of one theme: its editor, or why there is none. */
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { BackLink } from "#src/ui/Link.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { Loading, Skeleton } from "#src/ui/loading.tsx";
import { Palette } from "lucide-react";
import { themesAtom } from "../themes.ts";
import { ThemeEditor } from "./ThemeEditor.tsx";
import { useEditor } from "../useEditor.ts";
import { messages } from "../messages.en.ts";

const queryMessages = {
  failed: messages.themeFailedTitle,
  reloadFailed: messages.reloadFailedTitle,
  reloading: messages.reloading,
};

export interface ThemeEditorPageProps {
  id: ThemeId;
  /** Opens another theme; its address replaces this one in the history. */
  onOpen: (id: string) => void;
  onLeave: () => void;
}

export function ThemeEditorPage({ id, onOpen, onLeave }: ThemeEditorPageProps) {
  const text = useText();
  const query = useQueryView(themesAtom, queryMessages, {});
  const editor = useEditor(id);
  if (editor) return <ThemeEditor key={id} editor={editor} onOpen={onOpen} onLeave={onLeave} />;
  return (
    <>
      <PageHead
        title={text(common.editorTitle)}
        back={<BackLink href="/administer/themes">{text(common.backToThemes)}</BackLink>}
      />
      <Card isFlush>
        <QueryView
          {...query}
          isInCard
          skeleton={
            <Loading label={text(common.loading)}>
              <Skeleton height="320px" shape="block" />
            </Loading>
          }
        >
          {() => (
            <EmptyState glyph={Palette} title={text(messages.goneTitle)}>
              {text(messages.goneText)}
            </EmptyState>
          )}
        </QueryView>
      </Card>
    </>
  );
}
