/** What changed beside the tiles: up to three sentences, each a link to its chart; without any, a note that says so. */
import { useAtomValue } from "jotai";
import { useId } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { Link } from "#src/ui/Link.tsx";
import { Reloading, Skeleton } from "#src/ui/loading.tsx";
import { isAnyBlockLoadingAtom } from "../answers/blocks.ts";
import { messages } from "../messages.en.ts";
import { hrefOf } from "../question/address.ts";
import { goToChart } from "../sections/goToChart.ts";
import { type Change, changesAtom } from "./changes.ts";
import * as css from "./WhatChanged.css.ts";

export function WhatChanged() {
  const text = useText();
  const { sentences } = useAtomValue(changesAtom);
  const isLoading = useAtomValue(isAnyBlockLoadingAtom);
  const titleId = useId();
  if (sentences.length === 0) return null;
  return (
    <Reloading isBusy={isLoading}>
      <div className={css.root} role="group" aria-labelledby={titleId}>
        <p className={css.title} id={titleId}>
          {text(messages.title)}
        </p>
        <ul className={css.sentences}>
          {sentences.map((sentence) => (
            <Sentence key={sentence.words} {...sentence} />
          ))}
        </ul>
      </div>
    </Reloading>
  );
}

export function ChangesNote() {
  const { note, isPending } = useAtomValue(changesAtom);
  if (note === undefined && !isPending) return null;
  return <p className={css.note}>{note ?? <Skeleton width="20ch" />}</p>;
}

function Sentence({ target, words }: Change) {
  const location = useAtomValue(locationAtom);
  const go = () =>
    void goToChart(target, (scroll) => {
      // After the address has changed.
      const timer = setTimeout(scroll);
      return () => clearTimeout(timer);
    });
  return (
    <li>
      <Link href={hrefOf({ ...location, hash: target })} onClick={go}>
        {words}
      </Link>
    </li>
  );
}
