import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";
import { connectionTo } from "#platform/database/pgliteConnection.ts";
import { PortStream } from "#platform/database/PortStream.ts";
import { prepared, PreparingClient } from "#platform/database/PreparingClient.ts";

it("a named statement is planned once in each connection, also after another connection", async () => {
  const pglite = await PGlite.create();
  const kept = "select name, generic_plans + custom_plans as uses from pg_prepared_statements";
  for (const answer of ["first", "second"]) {
    const client = new PreparingClient({ stream: () => new PortStream(connectionTo(pglite)) });
    await client.connect();
    for (const _use of [1, 2]) {
      const { rows } = await client.query(`${prepared("echo")} select $1 as answer`, [answer]);
      expect(rows).toEqual([{ answer }]);
    }
    expect((await client.query(kept)).rows).toEqual([{ name: "echo", uses: "2" }]);
    await client.end();
  }
  await pglite.close();
});
