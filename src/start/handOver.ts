/**
 * What the early script hands over to the console, which is a separate file: what it has read for its list, and whether the
 * session lives.
 */
import type { SessionRecord } from "#src/domain/sign-in/sessionRecord.ts";
import { readStoredSession } from "./storedSession.ts";

/** The bodies of answers, for the contract to decode, and the session that has fetched them. */
export interface EarlyAnswers {
  readonly session: Pick<SessionRecord, "subject" | "generation">;
  readonly config: unknown;
  readonly user: unknown;
  readonly apps: unknown;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
  /** While the early script follows the session. */
  var earlyFollowing: AbortController | undefined;
}

/** Taken once. None if the session has changed since. */
export const takeEarlyAnswers = async (): Promise<EarlyAnswers | undefined> => {
  const answers = globalThis.earlyAnswers;
  globalThis.earlyAnswers = undefined;
  if (answers === undefined) return undefined;
  const session = await readStoredSession();
  const isSame =
    session?.subject === answers.session.subject && session.generation === answers.session.generation;
  return isSame ? answers : undefined;
};

/** From now on, the console follows the session, or there is nothing to follow. */
export const endEarlyFollowing = (): void => globalThis.earlyFollowing?.abort();
