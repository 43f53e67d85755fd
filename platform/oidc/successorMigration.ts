/** The token that a refresh token was rotated to; unknown for tokens that were rotated before this migration. */
export const successorMigration = ["alter table oidc_artifacts add column successor_id text"];
