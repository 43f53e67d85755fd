/** Finds the sessions of an account. */
export const sessionsMigration = [
  "create index oidc_artifacts_sessions on oidc_artifacts ((payload ->> 'accountId')) where model = 'Session'",
];
