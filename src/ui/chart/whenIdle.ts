/** Runs tasks when the browser is idle: all drawings at once, then one by one the tasks that can wait for them. */

/** In milliseconds: how long a task waits at most on a busy page. */
const timeout = 1000;

type Task = () => void;
const drawings = new Set<Task>();
const others = new Set<Task>();

// Safari has no requestIdleCallback.
const requestIdle =
  "requestIdleCallback" in globalThis
    ? (run: () => void) => void requestIdleCallback(run, { timeout })
    : (run: () => void) => void setTimeout(run, 50);

let isRequested = false;

const requestNext = () => {
  if (isRequested || drawings.size + others.size === 0) return;
  isRequested = true;
  requestIdle(runNext);
};

const runNext = () => {
  isRequested = false;
  const tasks = drawings.size > 0 ? drawings : others;
  try {
    // The page is laid out and painted once for all drawings.
    for (const task of [...tasks].slice(0, tasks === drawings ? tasks.size : 1)) {
      // One that has just run may have cancelled it.
      if (tasks.delete(task)) task();
    }
  } finally {
    // A task that throws does not stop the others.
    requestNext();
  }
};

const addTo =
  (tasks: Set<Task>) =>
  (task: Task): (() => void) => {
    tasks.add(task);
    requestNext();
    return () => void tasks.delete(task);
  };

/** The returned function cancels the drawing. */
export const drawWhenIdle = addTo(drawings);

/** Runs a task when no drawing is waiting. The returned function cancels it. */
export const whenDrawn = addTo(others);
