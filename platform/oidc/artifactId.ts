/** The id under which an artifact is stored: a reader of the database must not be able to use it as a credential. */
import { createHash } from "node:crypto";

/** Models whose id is a credential. A grant's id is in every access token; an interaction also needs a signed cookie. */
export const bearerModels: ReadonlyArray<string> = ["RefreshToken", "AuthorizationCode", "Session"];

/** Ids have 126 random bits or more, so a plain SHA-256 is enough. */
export const storedId = (model: string, id: string) =>
  bearerModels.includes(model) ? createHash("sha256").update(id).digest("base64url") : id;
