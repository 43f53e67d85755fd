/** Drops the version counter: a hash of a theme's content is its version. */
export const themesVersionMigration = ["alter table themes drop column version"];
