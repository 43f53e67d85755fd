/** On phones, where a page is long: links to its sections. */
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "../messages.en.ts";
import type { Section } from "../answers/metricChart.ts";
import * as css from "./SectionLinks.css.ts";

export function SectionLinks({ sections }: { sections: ReadonlyArray<Section> }) {
  const text = useText();
  return (
    <nav className={css.root} aria-label={text(messages.sections)}>
      {sections.map(({ id, shortTitle }) => (
        <a className={css.link} href={`#${id}`} key={id}>
          {text(shortTitle)}
        </a>
      ))}
    </nav>
  );
}
