/** Props of `LateCell` for a row that is requested when it comes into view: `<LateCell {...useLateCell(id, requests)}>`. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { RowRequests } from "#src/runtime/rowRequests.ts";

export const useLateCell = <Id extends string, Answer extends object>(
  id: Id,
  { rowAtomOf, seeAtom }: Pick<RowRequests<Id, Answer>, "rowAtomOf" | "seeAtom">,
) => {
  const text = useText();
  const answer = useAtomValue(useMemo(() => rowAtomOf(id), [id, rowAtomOf]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => see(id, entries.at(-1)?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      see(id, false);
    };
  }, [id, see]);
  return { place, answer, words: { pending: text(common.loading), unknown: text(common.notLoaded) } };
};
