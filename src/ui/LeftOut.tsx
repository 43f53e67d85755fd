/** Says that a list leaves out entries and, for developers, where these do not fit the contract. */
import type { Text } from "#src/i18n/Text.ts";
import { Notice } from "./Notice.tsx";

export interface LeftOutProps {
  title: Text;
  misfits: ReadonlyArray<{
    /** `content → [1] → creationDate: missing` */
    readonly places: ReadonlyArray<string>;
  }>;
}

/** The browser's console lists all of them. */
const maxShown = 3;

export function LeftOut({ title, misfits }: LeftOutProps) {
  return (
    <Notice kind="caution" title={title}>
      {misfits
        .flatMap(({ places }) => places)
        .slice(0, maxShown)
        .map((place) => (
          <div key={place} lang="en">
            <code>{place}</code>
          </div>
        ))}
    </Notice>
  );
}
