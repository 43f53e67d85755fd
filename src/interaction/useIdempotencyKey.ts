/** Idempotency keys: retries of the same request share one, so that the server carries it out once. */
import { useRef } from "react";

export const useIdempotencyKey = () => {
  const last = useRef<{ readonly request: string; readonly key: string }>(undefined);
  return {
    of: (request: string): string => {
      if (last.current?.request !== request) last.current = { request, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** After a success: the same request again is a new one. */
    renew: (): void => {
      last.current = undefined;
    },
  };
};
