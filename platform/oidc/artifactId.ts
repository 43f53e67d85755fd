/** The id under which an artifact is stored: who reads the database must not be able to use what is in it. */
import { createHash } from "node:crypto";

/** Models whose id is all that its bearer needs. A grant's id is in every access token, an interaction needs its signed cookie. */
export const bearerModels: ReadonlyArray<string> = ["RefreshToken", "AuthorizationCode", "Session"];

/** Ids have 126 random bits or more, so a plain SHA-256 is enough. */
export const storedId = (model: string, id: string) =>
  bearerModels.includes(model) ? createHash("sha256").update(id).digest("base64url") : id;
