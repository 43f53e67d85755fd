/** Writing to the clipboard, if the browser permits it. Both tell whether it succeeded. */
import { Clipboard, layer } from "@effect/platform-browser/Clipboard";
import { Effect, Exit } from "effect";

export const copy = async (text: string): Promise<boolean> => {
  try {
    // Insecure pages have no `navigator.clipboard`.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether the browser has `copyBlob`. */
export const canCopyBlobs = typeof ClipboardItem !== "undefined";

/** Copies what is still being made. */
export const copyBlob = (mediaType: string, content: Promise<Blob>): Effect.Effect<boolean> =>
  Effect.flatMap(Clipboard, ({ write }) => write([new ClipboardItem({ [mediaType]: content })])).pipe(
    Effect.provide(layer),
    // Also if the browser does not know the type, which the constructor throws.
    Effect.exit,
    Effect.map(Exit.isSuccess),
  );
