/** The first link of the page: skips the navigation. */
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./SkipLink.css.ts";

export function SkipLink({ href, children }: { href: `#${string}`; children: Text }) {
  return (
    <a className={css.root} href={href}>
      {children}
    </a>
  );
}
