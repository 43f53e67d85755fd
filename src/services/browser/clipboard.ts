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

/** Whether the browser has `copyBlob`. */
export const canCopyBlobs = typeof ClipboardItem !== "undefined";

/** Copies what is still being made. */
export const copyBlob = (mediaType: string, content: Promise<Blob>): Promise<boolean> =>
  succeeds(() => navigator.clipboard.write([new ClipboardItem({ [mediaType]: content })]));
