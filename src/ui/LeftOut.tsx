/** Says that a list leaves entries out, and for developers where they do not fit. */
import type { Text } from "#src/i18n/Text.ts";
import { Notice } from "./Notice.tsx";

export interface LeftOutProps {
  title: Text;
  /** `content → [1] → creationDate: missing` */
  places: ReadonlyArray<string>;
}

/** The browser's console has all. */
const maxShown = 3;

export function LeftOut({ title, places }: LeftOutProps) {
  return (
    <Notice kind="caution" title={title}>
      {places.slice(0, maxShown).map((place) => (
        <div key={place} lang="en">
          <code>{place}</code>
        </div>
      ))}
    </Notice>
  );
}
