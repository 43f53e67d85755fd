/** What was asked for, in each of its states: loading, failed, empty, reloading, reload failed, and the data itself. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { Notice } from "./Notice.tsx";
import * as css from "./QueryView.css.ts";
import { Reloading } from "./Reloading.tsx";

export interface QueryViewProps<A> {
  /** Undefined until the first answer; the last answer stays while it reloads, and after a reload that failed. */
  data: A | undefined;
  /** Why the last attempt failed. */
  error: Text | undefined;
  isLoading: boolean;
  onRetry: () => void;
  words: Readonly<Record<"failed" | "reloadFailed" | "reloading" | "retry", Text>>;
  /** The shape of the data, until the first answer. */
  skeleton: ReactNode;
  /** What stands in the place of data without entries; undefined when there are entries. */
  empty?: (data: A) => ReactNode;
  /** Within a card or a dialog, what failed or is empty brings no card of its own. */
  isInCard?: boolean;
  children: (data: A) => ReactNode;
}

export function QueryView<A>(props: QueryViewProps<A>) {
  const { data, error, isLoading, onRetry, words, skeleton, empty, isInCard = false, children } = props;
  const onCard = (state: ReactNode) => (isInCard ? state : <Card isFlush>{state}</Card>);
  if (data === undefined) {
    if (error === undefined) return skeleton;
    return onCard(
      <ErrorState title={words.failed} retryLabel={words.retry} onRetry={onRetry} isRetrying={isLoading}>
        {error}
      </ErrorState>,
    );
  }
  const emptyState = empty?.(data);
  return (
    <div className={css.root} data-in-card={isInCard || undefined}>
      {error !== undefined && (
        <div className={css.notice}>
          <Notice
            kind="critical"
            title={words.reloadFailed}
            action={
              <Button onPress={onRetry} isPending={isLoading}>
                {words.retry}
              </Button>
            }
          >
            {error}
          </Notice>
        </div>
      )}
      <Reloading isBusy={isLoading} label={words.reloading}>
        {emptyState ? onCard(emptyState) : children(data)}
      </Reloading>
    </div>
  );
}
