/** What the browser reports about the network and about being idle. */

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** With Save-Data or a slow network, nothing is loaded ahead. Only Chromium reports them. */
const isDear = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
};

/** Resolves when the browser has nothing else to do. Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Resolves at once with a network, otherwise as soon as there is one. */
const online = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener("online", () => resolve(), { once: true });
  });

export const network = { isDear, idle, online };
