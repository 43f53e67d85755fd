/** Runs tasks one by one when the browser has nothing else to do. */

/** In milliseconds: a task on a busy page waits no longer. */
const timeout = 1000;

const tasks = new Set<() => void>();

// Safari has no requestIdleCallback.
const requestIdle =
  "requestIdleCallback" in globalThis
    ? (run: () => void) => void requestIdleCallback(run, { timeout })
    : (run: () => void) => void setTimeout(run, 50);

const runNext = () => {
  const [task] = tasks;
  if (task === undefined) return;
  tasks.delete(task);
  task();
  requestIdle(runNext);
};

/** Returns how to cancel the task. */
export const whenIdle = (task: () => void): (() => void) => {
  if (tasks.size === 0) requestIdle(runNext);
  tasks.add(task);
  return () => void tasks.delete(task);
};
