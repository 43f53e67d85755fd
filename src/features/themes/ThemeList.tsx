/** All themes, with every state that a list can be in. */
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { Palette, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { callFailures } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { ErrorState } from "#src/ui/ErrorState.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { copyOf } from "./defaultTheme.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { removeDraftAtom } from "./drafts.ts";
import { messages } from "./messages.en.ts";
import { RenameDialog } from "./RenameDialog.tsx";
import * as css from "./ThemeCard.css.ts";
import { ThemeCard } from "./ThemeCard.tsx";
import { type ListedTheme, themeListAtom } from "./themeList.ts";
import { ThemeListSkeleton } from "./ThemeListSkeleton.tsx";
import { themesAtom } from "./themes.ts";
import type { useStartTheme } from "./useStartTheme.tsx";

export interface ThemeListProps {
  onStart: ReturnType<typeof useStartTheme>["start"];
  onNew: () => void;
}

export function ThemeList({ onStart, onNew }: ThemeListProps) {
  const text = useText();
  const [{ error, isLoading }, reload] = useAtom(themesAtom);
  const list = useAtomValue(themeListAtom);
  const removeDraft = useSetAtom(removeDraftAtom);
  const [asked, setAsked] = useState<{ readonly act: "rename" | "delete"; readonly theme: ListedTheme }>();
  const close = () => setAsked(undefined);
  if (error !== undefined && !list?.length) {
    return (
      <Card>
        <ErrorState
          title={text(messages.failedTitle)}
          retryLabel={text(common.retry)}
          onRetry={reload}
          isRetrying={isLoading}
        >
          {text(callFailures[error._tag])}
        </ErrorState>
      </Card>
    );
  }
  if (list === undefined) return <ThemeListSkeleton />;
  if (list.length === 0) {
    return (
      <Card>
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
      </Card>
    );
  }
  return (
    <div className={css.list}>
      {error && (
        <Notice
          kind="critical"
          title={text(messages.reloadFailedTitle)}
          action={
            <Button onPress={reload} isPending={isLoading}>
              {text(common.retry)}
            </Button>
          }
        >
          {text(callFailures[error._tag])}
        </Notice>
      )}
      <Reloading isBusy={isLoading} label={text(messages.reloading)}>
        <ul className={css.grid} aria-label={text(messages.listLabel)}>
          {list.map((theme) => (
            <ThemeCard
              key={theme.id}
              theme={theme}
              onDuplicate={() => onStart(copyOf(theme.content))}
              onRename={() => setAsked({ act: "rename", theme })}
              onDelete={() => setAsked({ act: "delete", theme })}
            />
          ))}
        </ul>
      </Reloading>
      {asked && <Question {...asked} onDiscard={removeDraft} onClose={close} />}
    </div>
  );
}

interface QuestionProps {
  act: "rename" | "delete";
  theme: ListedTheme;
  onDiscard: (id: ListedTheme["id"]) => void;
  onClose: () => void;
}

function Question({ act, theme, onDiscard, onClose }: QuestionProps): ReactNode {
  if (act === "rename") return <RenameDialog theme={theme} onClose={onClose} />;
  if (theme.published) return <DeleteDialog theme={theme} published={theme.published} onClose={onClose} />;
  const discard = () => {
    onDiscard(theme.id);
    onClose();
  };
  return (
    <DiscardDialog name={theme.content.name} isPublished={false} onDiscard={discard} onClose={onClose} />
  );
}
