/** An Idempotency-Key per intent: the same as long as the same is wanted, so that a repeated request is done once. */
import { useRef } from "react";

export const useIntent = (): ((wanted: string) => string) => {
  const last = useRef<{ readonly wanted: string; readonly key: string }>(undefined);
  return (wanted) => {
    if (last.current?.wanted !== wanted) last.current = { wanted, key: crypto.randomUUID() };
    return last.current.key;
  };
};
