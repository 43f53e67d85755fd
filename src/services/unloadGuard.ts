/** The browser asks before the page is left or reloaded, as long as there is something to lose. */

const guards = new Set<() => void>();

/** Until the answered function is called. */
export const guardUnload = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = () => {
    window.removeEventListener("beforeunload", ask);
    guards.delete(release);
  };
  window.addEventListener("beforeunload", ask);
  guards.add(release);
  return release;
};

/** For when the console itself leaves: what was typed is kept by then. */
export const dropUnloadGuards = (): void => {
  for (const release of guards) release();
};
