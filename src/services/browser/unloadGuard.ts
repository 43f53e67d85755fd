/** Makes the browser ask before the page is left or reloaded, while there are unsaved changes. */

const guards = new Set<() => void>();

/** The returned function removes the guard. */
export const guardUnload = (): (() => void) => {
  const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
  const remove = () => {
    window.removeEventListener("beforeunload", confirm);
    guards.delete(remove);
  };
  window.addEventListener("beforeunload", confirm);
  guards.add(remove);
  return remove;
};

/** For a navigation by the console itself, which has stored unsaved changes before. */
export const removeUnloadGuards = (): void => {
  for (const remove of guards) remove();
};
