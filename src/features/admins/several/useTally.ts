/** How many rows of the list there are in each state, in words. */
import { useText } from "#src/i18n/i18n.ts";
import { messages } from "./messages.en.ts";
import { type Row, states } from "./rowStates.ts";

const counts = {
  ready: messages.readyCount,
  incomplete: messages.incompleteCount,
  repeated: messages.repeatedCount,
  exists: messages.existsCount,
  sending: messages.sendingCount,
  invited: messages.invitedCount,
  failed: messages.failedCount,
} as const;

/** While `sending` that many, it stays the same: the progress has the count. */
export const useTally = (rows: ReadonlyArray<Row>, sending: number | undefined): string => {
  const text = useText();
  if (sending !== undefined) return text(messages.sendingCount, { count: sending });
  return states
    .map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => text(counts[state], { count }))
    .join(" · ");
};
