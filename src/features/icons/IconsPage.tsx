/** /dev/icons: every icon, for visual review. In English alone. */
import { asWritten as english } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { Icon } from "#src/ui/Icon.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import * as css from "./IconsPage.css.ts";
import * as usedIcons from "./usedIcons.ts";

export function IconsPage() {
  return (
    <main className={css.root} lang="en" translate="no">
      <PageHead title={english("Icons")} />
      <Card>
        <ul className={css.samples}>
          {Object.entries(usedIcons).map(([name, glyph]) => (
            <li key={name} className={css.sample}>
              <Muted isSmaller>
                <code translate="no">{name}</code>
              </Muted>
              <Icon glyph={glyph} />
            </li>
          ))}
        </ul>
      </Card>
    </main>
  );
}
