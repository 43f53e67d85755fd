/** Writing to the clipboard, if the browser permits it. Both resolve to whether it succeeded. */

// Insecure pages have neither `navigator.clipboard` nor `ClipboardItem`.
const succeeds = async (write: () => Promise<void>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
};

export const copy = (text: string): Promise<boolean> => succeeds(() => navigator.clipboard.writeText(text));

/** Whether the browser has `copyFormats`. */
export const canCopyFormats = typeof ClipboardItem !== "undefined";

/** Copies one content in several formats, by media type; a program pastes the one that it knows best. */
export const copyFormats = (formats: Readonly<Record<string, Blob | Promise<Blob>>>): Promise<boolean> =>
  succeeds(() => navigator.clipboard.write([new ClipboardItem(formats)]));
