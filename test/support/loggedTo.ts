/** Adds what is logged to the lines, as the platform writes it. */
import { Logger } from "effect";

export const loggedTo = (lines: Array<string>) =>
  Logger.replace(
    Logger.defaultLogger,
    Logger.map(Logger.logfmtLogger, (line) => void lines.push(line)),
  );
