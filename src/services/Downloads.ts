/** Downloads of files that the page has made. */
import { Context, Effect, Layer } from "effect";

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

export class Downloads extends Context.Tag("src/services/Downloads")<
  Downloads,
  { readonly save: (file: Download) => Effect.Effect<void> }
>() {
  static readonly layer = Layer.succeed(Downloads, {
    save: ({ name, content }) =>
      Effect.acquireUseRelease(
        Effect.sync(() => URL.createObjectURL(content)),
        (url) =>
          Effect.sync(() => {
            const link = document.createElement("a");
            link.href = url;
            link.download = name;
            link.click();
          }),
        // The browser reads the blob after the click.
        (url) =>
          Effect.asVoid(
            Effect.forkDaemon(
              Effect.delay(
                Effect.sync(() => URL.revokeObjectURL(url)),
                "1 second",
              ),
            ),
          ),
      ),
  });
}
