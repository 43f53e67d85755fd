/**
 * Loads the trend: after the page's own calls and charts, from the newest sub-period to the oldest, then what they are
 * compared with. Another answer in the tiles asks again for the sub-periods that are not over, so that both agree.
 */
import { DateTime } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { startOfDay } from "#src/domain/calendarDay.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { engagementAtom, isAnyBlockLoadingAtom, sessionBlock } from "../answers/blocks.ts";
import { type Asked, sessions } from "../answers/counts.ts";
import { isSameQuestion } from "../question/choice.ts";
import { trendQuestionAtom } from "./trendQuestion.ts";

const most = 6;

/** Whether the page's own calls for the same question have ended, and the session metric was answered. */
const isDueAtom = atom((get) => {
  const question = get(trendQuestionAtom);
  if (!question || get(isAnyBlockLoadingAtom) || get(offlineSinceAtom) !== undefined) return false;
  return [get(engagementAtom).data, get(sessionBlock.answerAtom)].every((answer) =>
    isSameQuestion(answer, question),
  );
});

const wantedAtom = atom((get) => (get(isDueAtom) ? (get(trendQuestionAtom)?.parts ?? []) : []));

const turn = inTurn({ answers: sessions, wantedAtom, whenIdle: whenDrawn, most });

/** Whether a period is over, so that its counts do not change any more. */
const isOverAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  const today = startOfDay(day, zone);
  return ({ endDate }: Pick<Asked, "endDate">) => DateTime.lessThan(endDate, today);
});

const followTilesAtom = atomEffect((get, set) => {
  const tiles = get(sessionBlock.answerAtom);
  const isOver = get(isOverAtom);
  if (!tiles) return;
  set(
    sessions.invalidateWhereAtom,
    ({ key, answeredAt }) =>
      key.appId === tiles.appId &&
      answeredAt !== undefined &&
      DateTime.lessThan(answeredAt, tiles.answeredAt) &&
      !isOver(key),
  );
});

/** Watching it loads the trend. Nothing more arrives once it has ended, and while the console is offline. */
export const hasTrendEndedAtom = atom((get): boolean => {
  get(followTilesAtom);
  get(turn.askedAtom);
  if (get(offlineSinceAtom) !== undefined || get(sessionBlock.answerAtom) === null) return true;
  return get(isDueAtom) && get(turn.hasEndedAtom);
});

/** Asks again for what is missing. */
export const loadRestAtom = atom(null, (get, set) => {
  if (get(sessionBlock.answerAtom) === null) set(sessionBlock.loadingAtom);
  else set(turn.retryAtom);
});

/** What is known of a sub-period, and whether that is certain: if the tiles have failed, only what is over is. */
export const answerInAtom = atom((get) => {
  const stateOf = get(sessions.stateOfAtom);
  const haveTilesFailed = get(sessionBlock.answerAtom) === null;
  const isOver = get(isOverAtom);
  return (asked: Asked) => ({ ...stateOf(asked), isCertain: !haveTilesFailed || isOver(asked) });
});
