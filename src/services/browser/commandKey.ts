/** The modifier key of the shortcut with K: Ctrl or ⌘. */

/** `undefined` while the build prerenders, when the system is not known. */
export const system: "apple" | "other" | undefined =
  typeof navigator === "undefined"
    ? undefined
    : /Mac|iPhone|iPad/.test(navigator.userAgent)
      ? "apple"
      : "other";
