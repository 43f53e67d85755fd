/** Errors of a chunk that did not load: the network has failed, or a newer build has replaced it. */

/** Messages of browsers and Vite when a module or its styles do not load. */
const messagePatterns = [
  /^Failed to fetch dynamically imported module/, // Chromium
  /^error loading dynamically imported module/, // Firefox
  /^Importing a module script failed/, // Safari
  /^Unable to preload CSS for /, // Vite
];

/** The message matches no pattern above: the router would reload the page on such a message. */
export class ChunkLoadFailed extends Error {
  override readonly name = "ChunkLoadFailed";

  constructor(cause: unknown) {
    super("A part of the console could not be loaded", { cause });
  }
}

export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadFailed ||
  (error instanceof Error && messagePatterns.some((pattern) => pattern.test(error.message)));
