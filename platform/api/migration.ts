/** Table of stored answers by idempotency key. */
export const idempotencyMigration = [
  `create table idempotent_answers (
    administrator_id text not null references administrators on delete cascade,
    key text not null,
    request_hash text not null,
    answer text,
    created_at timestamptz(3) not null default now(),
    primary key (administrator_id, key)
  )`,
  "create index idempotent_answers_age on idempotent_answers (created_at)",
];
