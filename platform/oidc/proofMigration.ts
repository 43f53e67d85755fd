/**
 * Proofs that were used, so that no instance accepts one twice. Nothing is lost if a crash empties the table, as a proof
 * is accepted for minutes only.
 */
export const proofMigration = [
  "create unlogged table used_proofs (id text primary key, expires_at timestamptz not null)",
  "create index used_proofs_expiry on used_proofs (expires_at)",
];
