/** Runs tasks one by one when the browser has nothing else to do: drawings, then what may wait for them. */

/** In milliseconds: a task on a busy page waits no longer. */
const timeout = 1000;

type Task = () => void;
const drawings = new Set<Task>();
const others = new Set<Task>();

// Safari has no requestIdleCallback.
const requestIdle =
  "requestIdleCallback" in globalThis
    ? (run: () => void) => void requestIdleCallback(run, { timeout })
    : (run: () => void) => void setTimeout(run, 50);

const runNext = () => {
  const [task] = [...drawings, ...others];
  if (task === undefined) return;
  drawings.delete(task);
  others.delete(task);
  task();
  requestIdle(runNext);
};

const addTo =
  (tasks: Set<Task>) =>
  (task: Task): (() => void) => {
    if (drawings.size + others.size === 0) requestIdle(runNext);
    tasks.add(task);
    return () => void tasks.delete(task);
  };

/** Returns how to cancel the drawing. */
export const drawWhenIdle = addTo(drawings);

/** Runs when no drawing waits. Returns how to cancel the task. */
export const whenDrawn = addTo(others);
