/** The clipboard, as far as the browser lets the page have it. */
import { Context, Effect, Layer } from "effect";

export class Clipboard extends Context.Tag("src/services/Clipboard")<
  Clipboard,
  {
    /** Whether the clipboard holds the text now. */
    readonly copy: (text: string) => Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.succeed(Clipboard, {
    // A page that is not secure has no clipboard.
    copy: (text) =>
      Effect.tryPromise(() => navigator.clipboard.writeText(text)).pipe(
        Effect.as(true),
        Effect.orElseSucceed(() => false),
      ),
  });
}
