/** Which URLs credentials may be sent to. */

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/** Whether a text is an absolute https URL, or an http URL of this machine. */
export const isSecureUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};
