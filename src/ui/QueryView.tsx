/** The states of a query in one place: loading, failed, empty, data, reloading and reload failed. */
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { Stack } from "./layout.tsx";
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

type RetryProps = Pick<QueryViewProps<unknown>, "isLoading" | "onRetry" | "words">;

const retryButton = ({ isLoading, onRetry, words }: RetryProps) =>
  onRetry && (
    <Button icon={RotateCw} onPress={onRetry} isPending={isLoading}>
      {words.retry}
    </Button>
  );

export interface FailedNoticeProps extends RetryProps {
  title: Text;
  error: Text | undefined;
}

/** Above what could be shown: what could not be loaded, and why. */
export function FailedNotice({ title, error, ...retry }: FailedNoticeProps) {
  if (error === undefined) return null;
  return (
    <Notice kind="critical" title={title} action={retryButton(retry)}>
      {error}
    </Notice>
  );
}

export function QueryView<A>(props: QueryViewProps<A>) {
  const { data, error, isLoading, words, skeleton, empty, isInCard = false, children } = props;
  const { issues = [] } = props;
  const inCard = (state: ReactNode) => (isInCard ? state : <Card isFlush>{state}</Card>);
  if (data === undefined) {
    if (error === undefined) return skeleton;
    return inCard(
      <EmptyState title={words.failed} action={retryButton(props)}>
        {error}
      </EmptyState>,
    );
  }
  const notice = isInCard ? css.noticeInCard : undefined;
  const emptyState = issues.length === 0 && empty?.(data);
  return (
    <Stack>
      {error !== undefined && (
        <div className={notice}>
          <FailedNotice {...props} title={words.reloadFailed} />
        </div>
      )}
      {issues.map((issue) => (
        <div className={notice} key={issue.title}>
          <AnswerNotice {...issue} />
        </div>
      ))}
      <Reloading isBusy={isLoading} label={words.reloading}>
        {emptyState ? inCard(emptyState) : children(data)}
      </Reloading>
    </Stack>
  );
}
