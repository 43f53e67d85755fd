/** The states of a query in one place: loading, failed, empty, data, reloading and reload failed. */
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { EmptyState } from "./EmptyState.tsx";
import * as css from "./loading.css.ts";
import { Reloading } from "./loading.tsx";
import { AnswerNotice, type AnswerNoticeProps, Notice } from "./Notice.tsx";

export interface QueryViewProps<A> {
  /** Undefined until the first answer. Stays the last answer while reloading and after a failed reload. */
  data: A | undefined;
  error: Text | undefined;
  isLoading: boolean;
  /** Undefined where another attempt would fail alike. */
  onRetry: (() => void) | undefined;
  words: Readonly<Record<"failed" | "reloadFailed" | "reloading" | "retry", Text>>;
  skeleton: ReactNode;
  /** Returns what to show instead of data without entries, and undefined for data with entries. */
  empty?: (data: A) => ReactNode;
  /** What is wrong with the data, such as entries that a list does not show, since they could not be read. */
  issues?: ReadonlyArray<AnswerNoticeProps>;
  /** For use inside a card or dialog: error and empty state are not wrapped in a card. */
  isInCard?: boolean;
  children: (data: A) => ReactNode;
}

export function QueryView<A>(props: QueryViewProps<A>) {
  const { data, error, isLoading, onRetry, words, skeleton, empty, isInCard = false, children } = props;
  const { issues = [] } = props;
  const inCard = (state: ReactNode) => (isInCard ? state : <Card isFlush>{state}</Card>);
  if (data === undefined) {
    if (error === undefined) return skeleton;
    return inCard(
      <EmptyState
        title={words.failed}
        action={
          onRetry && (
            <Button icon={RotateCw} onPress={onRetry} isPending={isLoading}>
              {words.retry}
            </Button>
          )
        }
      >
        {error}
      </EmptyState>,
    );
  }
  const emptyState = issues.length === 0 && empty?.(data);
  return (
    <div className={css.query} data-in-card={isInCard || undefined}>
      {error !== undefined && (
        <div className={css.notice}>
          <Notice
            kind="critical"
            title={words.reloadFailed}
            action={
              onRetry && (
                <Button onPress={onRetry} isPending={isLoading}>
                  {words.retry}
                </Button>
              )
            }
          >
            {error}
          </Notice>
        </div>
      )}
      {issues.map((issue) => (
        <div className={css.notice} key={issue.title}>
          <AnswerNotice {...issue} />
        </div>
      ))}
      <Reloading isBusy={isLoading} label={words.reloading}>
        {emptyState ? inCard(emptyState) : children(data)}
      </Reloading>
    </div>
  );
}
