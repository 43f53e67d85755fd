/** Tables of the administrators. */
export const administratorsMigration = [
  `create table administrators (
    id text primary key,
    email text not null,
    email_key text not null constraint administrators_email_key unique,
    first_name text not null,
    last_name text not null,
    language text check (language in ('de', 'en')),
    password_hash text,
    created_at timestamptz(3) not null default now()
  )`,
  `create table invitation_mails (
    administrator_id text primary key references administrators on delete cascade,
    attempts integer not null default 0,
    due_at timestamptz(3) not null default now()
  )`,
  "create index invitation_mails_due on invitation_mails (due_at)",
];
