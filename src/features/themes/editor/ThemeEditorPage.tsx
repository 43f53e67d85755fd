/** The page of one theme: its editor, or why there is none. */
import { useAtomValue } from "jotai";
import { Palette } from "lucide-react";
import type { ThemeId } from "#schemas/themes/Theme.ts";
import { newThemeId } from "#src/domain/themes/themeDraft.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { BackLink } from "#src/ui/Link.tsx";
import { Loading, Skeleton } from "#src/ui/loading.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { messages } from "../messages.en.ts";
import { issuesOfThemeAtom, themesAtom } from "../themes.ts";
import { useEditor } from "../useEditor.ts";
import { ThemeEditor } from "./ThemeEditor.tsx";

export interface ThemeEditorPageProps {
  id: ThemeId;
  /** Opens another theme; its address replaces this one in the history. */
  onOpen: (id: string) => void;
  onLeave: () => void;
}

export function ThemeEditorPage({ id, onOpen, onLeave }: ThemeEditorPageProps) {
  const text = useText();
  const query = useQueryView(themesAtom, messages.themeFailedTitle, {});
  const entryIssues = useAtomValue(issuesOfThemeAtom)(id);
  const issues = useListIssues((count) => text(messages.leftOut, { count }), { entryIssues, textIssues: [] });
  const editor = useEditor(id);
  const isNew = id === newThemeId;
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
          issues={issues}
          isInCard
          skeleton={
            <Loading label={text(common.loading)}>
              <Skeleton height="320px" shape="block" />
            </Loading>
          }
        >
          {() =>
            issues.length === 0 && (
              <EmptyState glyph={Palette} title={text(isNew ? messages.newGoneTitle : messages.goneTitle)}>
                {text(isNew ? messages.newGoneText : messages.goneText)}
              </EmptyState>
            )
          }
        </QueryView>
      </Card>
    </>
  );
}
