/** The heading of a section. A call that has failed is sent again by a button beside the first one that needs it. */
import { atom, type Getter, useAtomValue, useSetAtom } from "jotai";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { isStill } from "#src/domain/metrics/chartData.ts";
import { type Text, useI18n, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { type Block, haveAllFailedAtom, shownAtom } from "../answers/blocks.ts";
import type { Section } from "../answers/metricChart.ts";
import { messages as words } from "../charts/messages.en.ts";
import { messages } from "../messages.en.ts";
import * as css from "./sections.css.ts";

export function SectionHead({ section, sections }: ReloadFailedProps) {
  const text = useText();
  return (
    <div className={css.head}>
      <h2 className={css.title} id={section.id}>
        {text(section.title)}
      </h2>
      {section.ignoresStart && <About charts={section.charts} />}
      <ReloadFailed section={section} sections={sections} />
    </div>
  );
}

/** That everybody is counted who was registered at the end, and that no chart of the section has moved. */
function About({ charts }: Pick<Section, "charts">) {
  const text = useText();
  const [stillAtom] = useState(() =>
    atom((get) => {
      const answered = charts.map(({ dataAtom }) => get(dataAtom)).filter((data) => data?.total !== 0);
      return answered.length > 0 && answered.every((data) => data && isStill(data));
    }),
  );
  return <RegisteredBy note={useAtomValue(stillAtom) ? text(words.hardlyChanged) : undefined} />;
}

/** Whether its answer, or the one that it is compared with, could not be loaded. */
const hasFailed = (get: Getter, { answerAtom, hasComparedFailedAtom }: Block<unknown>): boolean =>
  get(answerAtom) === null || get(hasComparedFailedAtom);

const blocksOf = (sections: ReadonlyArray<Section>) =>
  new Set(sections.flatMap(({ charts }) => charts.flatMap(({ block }) => block.joined ?? [block])));

const failedBlocksAtomOf = ({ section, sections }: ReloadFailedProps) => {
  const before = blocksOf(sections.slice(0, sections.indexOf(section)));
  const blocks = [...blocksOf([section])].filter((block) => !before.has(block));
  return {
    // One button for all of them is above the sections.
    failedAtom: atom((get) => !get(haveAllFailedAtom) && blocks.some((block) => hasFailed(get, block))),
    loadingAtom: atom(
      (get) => blocks.some(({ loadingAtom }) => get(loadingAtom)),
      (get, set) => {
        const failed = blocks.filter((block) => hasFailed(get, block));
        for (const { loadingAtom } of failed) set(loadingAtom);
      },
    ),
  };
};

export interface ReloadFailedProps {
  section: Section;
  /** The page's: each call has its button in the first section that needs it. */
  sections: ReadonlyArray<Section>;
}

export function ReloadFailed({ section, sections }: ReloadFailedProps) {
  const text = useText();
  const [{ failedAtom, loadingAtom }] = useState(() => failedBlocksAtomOf({ section, sections }));
  const hasFailed = useAtomValue(failedAtom);
  const isLoading = useAtomValue(loadingAtom);
  const reload = useSetAtom(loadingAtom);
  if (!hasFailed) return null;
  return (
    <Button
      icon={RotateCw}
      onPress={reload}
      isPending={isLoading}
      aria-label={text(messages.reloadSection, { section: text(section.title) })}
    >
      {text(messages.reload)}
    </Button>
  );
}

/**
 * Says what a period that has a first day does not change: the answers of everybody who was registered at its end.
 *
 * @param note - In the same line.
 */
export function RegisteredBy({ note }: { note?: Text | undefined }) {
  const { text, date } = useI18n();
  const { period } = useAtomValue(shownAtom);
  if (period.choice === "ALL_TIME") return null;
  const all = text(messages.registeredBy, { day: date(period.endDate.epochMillis) });
  return <p className={css.about}>{note === undefined ? all : `${all}\u00a0·\u00a0${note}`}</p>;
}

/** On phones, where a page is long. */
export function SectionLinks({ sections }: { sections: ReadonlyArray<Section> }) {
  const text = useText();
  return (
    <nav className={css.chips} aria-label={text(messages.sections)}>
      {sections.map(({ id, title, shortTitle = title }) => (
        <a className={css.link} href={`#${id}`} key={id}>
          {text(shortTitle)}
        </a>
      ))}
    </nav>
  );
}
