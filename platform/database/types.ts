/** Column types in TypeScript: bigint as number, date as `YYYY-MM-DD`, timestamptz as Date. */
import { TypeOverrides } from "pg";

const oid = { int8: 20, date: 1082 };

export const types = new TypeOverrides();
types.setTypeParser(oid.int8, Number);
types.setTypeParser(oid.date, (day: string) => day);
