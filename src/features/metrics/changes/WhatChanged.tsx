/** What changed: up to three sentences, each a link to its chart, to be copied as text. */
import { useAtomValue, useStore } from "jotai";
import { useId } from "react";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { Link } from "#src/ui/Link.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import { isAnyBlockLoadingAtom } from "../answers/blocks.ts";
import { messages } from "../messages.en.ts";
import { hrefOf } from "../question/address.ts";
import { messages as choice } from "../question/messages.en.ts";
import { comparedText, daysText } from "../question/periodWords.ts";
import { goToChart } from "../sections/goToChart.ts";
import { type Change, type Changes, changesAtom } from "./changes.ts";
import { figureText, keyFiguresAtom } from "./keyFigures.ts";
import * as css from "./WhatChanged.css.ts";

export function WhatChanged() {
  const text = useText();
  const found = useAtomValue(changesAtom);
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  const titleId = useId();
  if (found.state === "off") return null;
  return (
    <Reloading isBusy={isLoading && found.state === "known"}>
      <div className={css.root} role="group" aria-labelledby={titleId}>
        <p className={css.title} id={titleId}>
          {text(messages.title)}
        </p>
        {found.state === "pending" ? (
          <div className={css.sentences}>
            <Skeleton width="min(48ch, 100%)" />
          </div>
        ) : (
          <>
            <ul className={css.sentences}>
              {found.changes.map((change) => (
                <Sentence key={change.words} {...change} />
              ))}
            </ul>
            <CopySentences {...found} />
          </>
        )}
      </div>
    </Reloading>
  );
}

function Sentence({ target, words }: Change) {
  const location = useAtomValue(locationAtom);
  const go = (heading: string) =>
    void goToChart(heading, (scroll) => {
      // After the address has changed.
      const timer = setTimeout(scroll);
      return () => clearTimeout(timer);
    });
  return (
    <li>
      {target === undefined ? (
        <span>{words}</span>
      ) : (
        <Link href={hrefOf({ ...location, hash: target })} onClick={() => go(target)}>
          {words}
        </Link>
      )}
    </li>
  );
}

function CopySentences({ changes, about }: Extract<Changes, { state: "known" }>) {
  const i18n = useI18n();
  const { text } = i18n;
  const store = useStore();
  const copyAll = () => {
    const { appId, period, compared } = about;
    const app = store.get(appsAtom).data?.find(({ id }) => id === appId);
    const heading = [
      app?.name ?? appId,
      daysText(i18n, period),
      ...(compared ? [text(choice.comparedWith, { what: comparedText(i18n, compared) })] : []),
    ].join(", ");
    const figures = store.get(keyFiguresAtom).map((figure) => figureText(i18n, figure));
    const lines = [...figures, ...changes.map(({ words }) => words)];
    const content = [heading, ...lines.map((line) => `- ${line}`)].join("\n");
    return copy(content);
  };
  return (
    <div className={css.copy}>
      <CopyButton
        words={{
          idle: text(messages.copy),
          copied: text(interaction.copied),
          failed: text(messages.notCopied),
        }}
        onCopy={copyAll}
      />
    </div>
  );
}
