/** The keys of a shortcut, one after the other: `g o`. */
import * as css from "./Keys.css.ts";

export function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.root}>
      {keys.split(" ").map((key, index) => (
        <kbd translate="no" className={css.key} key={index}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
