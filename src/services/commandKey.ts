/** Which key goes with K here. */

/** `undefined` where the build renders ahead: the system is not known yet. */
export const system: "apple" | "other" | undefined =
  typeof navigator === "undefined"
    ? undefined
    : /Mac|iPhone|iPad/.test(navigator.userAgent)
      ? "apple"
      : "other";
