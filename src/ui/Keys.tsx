/** The keys of a shortcut, one after the other: `g o`. */
import * as css from "./Keys.css.ts";

export function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.root}>
      {keys.split(" ").map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a key may occur twice, and keys never change places
        <kbd className={css.key} key={index}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
