/** How column types reach TypeScript: counts as numbers, days as `YYYY-MM-DD`, instants (timestamptz) as Date. */
import { TypeOverrides } from "pg";

const oid = { int8: 20, date: 1082 };

export const types = new TypeOverrides();
types.setTypeParser(oid.int8, Number);
types.setTypeParser(oid.date, (day: string) => day);
