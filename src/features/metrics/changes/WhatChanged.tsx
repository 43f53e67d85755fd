/** What changed: up to three sentences, each a link to its chart, to be copied as text. */
import { useAtomValue, useStore } from "jotai";
import { useId } from "react";
import { Effect } from "effect";
import { useI18n } from "#src/i18n/i18n.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Clipboard } from "#src/services/Clipboard.ts";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Loading, Skeleton } from "#src/ui/Skeleton.tsx";
import { comparedAtom } from "../blocks.ts";
import { hrefOf } from "../choice/address.ts";
import { appAtom, comparisonAtom, periodAtom } from "../choice/choice.ts";
import { comparedText, daysText } from "../choice/periodWords.ts";
import { goToChart } from "../goToChart.ts";
import { type Change, changesAtom } from "./changes.ts";
import { messages } from "./messages.en.ts";
import * as css from "./WhatChanged.css.ts";

export function WhatChanged() {
  const i18n = useI18n();
  const { text } = i18n;
  const found = useAtomValue(changesAtom);
  const compared = useAtomValue(comparedAtom);
  const isCompared = useAtomValue(comparisonAtom) !== "none";
  const titleId = useId();
  const sentences = isCompared ? css.sentences : `${css.sentences} ${css.twoSentences}`;
  if (found.state === "off") return null;
  return (
    <div className={css.root} role="group" aria-labelledby={titleId}>
      <p className={css.title} id={titleId}>
        {text(compared?.kind === "app" ? messages.titleOfApps : messages.title)}
      </p>
      {found.state === "pending" ? (
        <div className={sentences}>
          <Loading label={text(messages.loading)}>
            <Skeleton width="min(48ch, 100%)" />
          </Loading>
        </div>
      ) : (
        <>
          <ul className={sentences}>
            {found.changes.map((change) => (
              <Sentence key={change.words} {...change} />
            ))}
            {found.changes.length === 0 && <li>{found.nothing}</li>}
          </ul>
          <CopySentences
            lines={found.changes.length === 0 ? [found.nothing] : found.changes.map(({ words }) => words)}
          />
        </>
      )}
    </div>
  );
}

function Sentence({ chart, words }: Change) {
  const location = useAtomValue(locationAtom);
  const go = () =>
    void goToChart(chart, (scroll) => {
      // After the address has changed.
      const timer = setTimeout(scroll);
      return () => clearTimeout(timer);
    });
  return (
    <li>
      <Link href={hrefOf({ ...location, hash: chart })} onClick={go}>
        {words}
      </Link>
    </li>
  );
}

function CopySentences({ lines }: { lines: ReadonlyArray<string> }) {
  const i18n = useI18n();
  const { text } = i18n;
  const store = useStore();
  const copy = () => {
    const compared = store.get(comparedAtom);
    const about = [
      store.get(appAtom)?.name ?? "",
      daysText(i18n, store.get(periodAtom)),
      ...(compared ? [comparedText(i18n, compared)] : []),
    ].join(", ");
    return runEffect(
      store.get,
      Effect.flatMap(Clipboard, ({ copy }) => copy([about, ...lines.map((line) => `- ${line}`)].join("\n"))),
    );
  };
  return (
    <div className={css.copy}>
      <CopyButton
        words={{ idle: text(messages.copy), copied: text(messages.copied), failed: text(messages.notCopied) }}
        onCopy={copy}
      />
    </div>
  );
}
