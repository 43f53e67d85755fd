/** Mails that say that a password was changed, in the same outbox. */
export const passwordChangeMigration = [
  `alter table invitation_mails
    add column kind text not null default 'link' check (kind in ('link', 'passwordChanged')),
    drop constraint invitation_mails_pkey,
    add primary key (administrator_id, kind)`,
];
