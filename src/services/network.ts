/** What the browser says of the network and of its own idleness. */

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Where Save-Data is on or the network is slow, nothing is loaded ahead. Only Chromium says. */
const isDear = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
};

/** Resolves when the browser has nothing else to do. Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });

export const network = { isDear, idle };
