/** Extends the counters of sign-ins to other calls, and adds the addresses from which an account has signed in. */
export const limitsMigration = [
  "alter table oidc_sign_in_attempts rename to limited_attempts",
  "alter table limited_attempts rename column failures to counted",
  `create table oidc_known_addresses (
    key text primary key,
    expires_at timestamptz not null
  )`,
];
