/** A message in the page about the page as a whole. Field errors are shown by `FieldNote`. */
import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import { type Glyph, Icon } from "./Icon.tsx";
import * as css from "./Notice.css.ts";

export interface NoticeProps {
  kind?: css.Kind;
  title?: Text;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: Text;
}

const glyphs: Record<css.Kind, Glyph> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleX,
};

export function Notice({ kind = "info", title, children, action, onDismiss, dismissLabel }: NoticeProps) {
  const controls = onDismiss ? "dismiss" : action && "action";
  return (
    <div className={css.kind[kind]} role={kind === "critical" ? "alert" : "status"} data-controls={controls}>
      <span className={css.icon}>
        <Icon glyph={glyphs[kind]} />
      </span>
      <div className={css.body}>
        <div className={css.words}>
          {title && <p className={css.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
      {onDismiss && dismissLabel && (
        <span className={css.dismiss}>
          <IconButton icon={X} label={dismissLabel} onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}

export interface AnswerNoticeProps {
  title: Text;
  /** `content → [1] → creationDate: missing` */
  places: ReadonlyArray<string>;
}

/** The browser's console lists all of them. */
const maxShown = 3;

/** Says that an answer has issues or conflicts and, for developers, where. */
export function AnswerNotice({ title, places }: AnswerNoticeProps) {
  // Pages of a list name the same place if they differ in the same way.
  const different = [...new Set(places)];
  return (
    <Notice kind="caution" title={title}>
      {different.slice(0, maxShown).map((place) => (
        <div key={place} lang="en">
          <code translate="no">{place}</code>
        </div>
      ))}
    </Notice>
  );
}
