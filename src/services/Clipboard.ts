/** Writing to the clipboard, if the browser permits it. */
import { Context, Effect, Layer } from "effect";

export class Clipboard extends Context.Tag("src/services/Clipboard")<
  Clipboard,
  {
    /** Whether it succeeded. */
    readonly copy: (text: string) => Effect.Effect<boolean>;
    /** Whether the browser has `copyFormats`. */
    readonly canCopyFormats: boolean;
    /** Copies one content in several formats, by media type; a program pastes the one that it knows best. */
    readonly copyFormats: (formats: Readonly<Record<string, Blob | Promise<Blob>>>) => Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.sync(Clipboard, () => {
    // Insecure pages have neither `navigator.clipboard` nor `ClipboardItem`.
    const write = (start: () => Promise<void>) =>
      Effect.tryPromise(start).pipe(
        Effect.as(true),
        Effect.orElseSucceed(() => false),
      );
    return {
      copy: (text) => write(() => navigator.clipboard.writeText(text)),
      canCopyFormats: typeof ClipboardItem !== "undefined",
      copyFormats: (formats) => write(() => navigator.clipboard.write([new ClipboardItem(formats)])),
    };
  });
}
