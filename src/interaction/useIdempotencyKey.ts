/** An Idempotency-Key per intent: the same as long as the same is wanted, so that a repeated request is done once. */
import { useRef } from "react";

export const useIdempotencyKey = () => {
  const last = useRef<{ readonly wanted: string; readonly key: string }>(undefined);
  return {
    of: (wanted: string): string => {
      if (last.current?.wanted !== wanted) last.current = { wanted, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** After a success, the same once more is another intent. */
    renew: (): void => {
      last.current = undefined;
    },
  };
};
