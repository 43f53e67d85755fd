/** Says that an answer has issues or conflicts and, for developers, where. */
import type { Text } from "#src/i18n/Text.ts";
import { Notice } from "./Notice.tsx";

export interface AnswerNoticeProps {
  title: Text;
  /** `content → [1] → creationDate: missing` */
  places: ReadonlyArray<string>;
}

/** The browser's console lists all of them. */
const maxShown = 3;

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
