/** A part of the console that could not be fetched: the network failed, or a newer build has taken its place. */

/** What browsers and Vite say when a module or its styles do not arrive; never what a module throws by itself. */
const sayings = [
  /^Failed to fetch dynamically imported module/, // Chromium
  /^error loading dynamically imported module/, // Firefox
  /^Importing a module script failed/, // Safari
  /^Unable to preload CSS for /, // Vite
];

/** Its message is none of the above, so that the router's own rule, which reloads by itself, does not see it. */
export class ChunkLoadFailed extends Error {
  override readonly name = "ChunkLoadFailed";

  constructor(cause: unknown) {
    super("A part of the console could not be loaded", { cause });
  }
}

export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadFailed ||
  (error instanceof Error && sayings.some((saying) => saying.test(error.message)));
