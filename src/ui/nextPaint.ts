/** Resolves once what is rendered now is painted; a hidden page is not. Without imports, since the early script needs it. */
export const nextPaint = (): Promise<void> =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === "hidden") resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
