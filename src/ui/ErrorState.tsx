/** Shown instead of data that could not be loaded: what failed, why, and a retry button. */
import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Button } from "./Button.tsx";
import * as css from "./EmptyState.css.ts";
import { Icon } from "./Icon.tsx";

export interface ErrorStateProps {
  title: Text;
  children?: ReactNode;
  retryLabel: Text;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function ErrorState({ title, children, retryLabel, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className={css.root} role="alert">
      <span className={css.errorIcon}>
        <Icon glyph={TriangleAlert} size={20} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.words}>{children}</p>}
      <div className={css.action}>
        <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
