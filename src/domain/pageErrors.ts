/**
 * What the error pages tell apart: a part of the console that did not load, an address that is not valid, and how a
 * path is shown.
 */
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

export class RouteInvalid extends Error {
  override readonly name = "RouteInvalid";
}

/** The router wraps the error as a cause. */
export const isRouteInvalid = (error: unknown): boolean =>
  error instanceof RouteInvalid || (error instanceof Error && error.cause instanceof RouteInvalid);

const escapesOfLetters = /(?:%[89A-F][\dA-F])+/giu;

/** Decodes letters beyond ASCII; every other escape, including a single invalid one, stays as it is. */
export const shownPath = (path: string): string =>
  path.replaceAll(escapesOfLetters, (escapes) => {
    try {
      const letters = decodeURIComponent(escapes);
      return /[\p{C}\p{Z}]/u.test(letters) ? escapes : letters;
    } catch {
      return escapes;
    }
  });
