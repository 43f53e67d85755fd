/** Adds links that replace a forgotten password: their purpose, whether they were used, and requested addresses. */
export const newPasswordMigration = [
  `alter table registration_links
    add column purpose text not null default 'registration' check (purpose in ('registration', 'newPassword')),
    add column used boolean not null default false`,
  "create table password_requests (email_key text primary key)",
];
