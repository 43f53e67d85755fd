/** Node does not say that an answer has ended whose client left before it was sent: its call would keep its turn for ever. */
import type { ServerResponse } from "node:http";
import { finished } from "node:stream";

export const tellOfEnd = (res: ServerResponse): void => {
  const end = res.end.bind(res) as (...given: ReadonlyArray<unknown>) => ServerResponse;
  res.end = (...given: ReadonlyArray<unknown>) => {
    const waiting = given.at(-1);
    if (typeof waiting !== "function") return end(...given);
    finished(res, waiting as () => void);
    return end(...given.slice(0, -1));
  };
};
