/** Table of the registration links. */
export const registrationMigration = [
  `create table registration_links (
    token_hash bytea primary key,
    administrator_id text not null references administrators on delete cascade,
    expires_at timestamptz(3) not null
  )`,
  "create index registration_links_administrator on registration_links (administrator_id)",
];
