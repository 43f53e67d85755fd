/** The welcome page of a tab that was to show another page: opens that page as soon as a tab has signed in. */
import { safeRedirect } from "#src/domain/sign-in/safeRedirect.ts";
import { listenToSession, sessionChannelName } from "../services/sign-in/sessionChannel.ts";
import type { SignedIn } from "./storedSession.ts";

/** `readSession` is an argument, so that the welcome page's script need not share a file with this one. */
export const waitForSession = (wanted: string, readSession: () => Promise<SignedIn | undefined>): void => {
  const check = async () => {
    if (await readSession()) location.replace(safeRedirect(wanted));
  };
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(sessionChannelName) : undefined;
  listenToSession(channel, () => void check(), new AbortController().signal);
  void check();
};
