/** All themes, and what can be done with each. */
import { useAtomValue, useSetAtom } from "jotai";
import { Palette, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { Button } from "#src/ui/Button.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Loading, Skeleton } from "#src/ui/loading.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { copyOf } from "./defaultTheme.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { removeDraftAtom, type ShownTheme } from "./drafts.ts";
import { listedThemesAtom } from "./listedThemes.ts";
import { messages } from "./messages.en.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import * as css from "./ThemeCard.css.ts";
import { ThemeCard } from "./ThemeCard.tsx";
import { themeIssuesAtom, themesAtom } from "./themes.ts";
import type { useStartTheme } from "./useStartTheme.tsx";

interface ThemeListProps {
  onStart: ReturnType<typeof useStartTheme>["start"];
  onNew: () => void;
}

export function ThemeList({ onStart, onNew }: ThemeListProps) {
  const text = useText();
  const query = useQueryView(themesAtom, messages.failedTitle, {});
  const issues = useListIssues((count) => text(messages.leftOut, { count }), useAtomValue(themeIssuesAtom));
  const list = useAtomValue(listedThemesAtom);
  const [asked, setAsked] = useState<{ readonly act: "rename" | "delete"; readonly theme: ShownTheme }>();
  const close = () => setAsked(undefined);
  return (
    <>
      <QueryView
        {...query}
        issues={issues}
        data={list}
        skeleton={<ThemeListSkeleton />}
        empty={({ length }) =>
          length === 0 && (
            <EmptyState
              glyph={Palette}
              title={text(messages.emptyTitle)}
              action={
                <Button icon={Plus} onPress={onNew}>
                  {text(messages.newTheme)}
                </Button>
              }
            >
              {text(messages.emptyText)}
            </EmptyState>
          )
        }
      >
        {(themes) => (
          <ul className={css.grid} aria-label={text(common.themesTitle)}>
            {themes.map((theme) => (
              <ThemeCard
                key={theme.id}
                theme={theme}
                onDuplicate={() => onStart(copyOf(theme.content))}
                onRename={() => setAsked({ act: "rename", theme })}
                onDelete={() => setAsked({ act: "delete", theme })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Presence>{asked && <Question {...asked} onClose={close} />}</Presence>
    </>
  );
}

interface QuestionProps {
  act: "rename" | "delete";
  theme: ShownTheme;
  onClose: () => void;
}

function Question({ act, theme, onClose }: QuestionProps): ReactNode {
  const removeDraft = useSetAtom(removeDraftAtom);
  if (act === "rename") return <RenameDialog theme={theme} onClose={onClose} />;
  if (theme.published) return <DeleteDialog theme={theme} published={theme.published} onClose={onClose} />;
  const discard = () => {
    removeDraft(theme.id);
    onClose();
  };
  return (
    <DiscardDialog name={theme.content.name} isPublished={false} onDiscard={discard} onClose={onClose} />
  );
}

const cards = [0, 1, 2];

function ThemeListSkeleton() {
  const text = useText();
  return (
    <Loading label={text(common.loading)}>
      <div className={css.grid}>
        {cards.map((card) => (
          <div className={css.root} key={card}>
            <Skeleton height="108px" shape="block" />
            <div className={css.foot}>
              <Skeleton width="10ch" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
