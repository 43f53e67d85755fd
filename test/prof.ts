import { readFileSync } from "node:fs";
import { Effect } from "effect";
import { check } from "#scripts/contract/check.ts";
import { replay } from "#test/support/contractRecording.ts";
const { token, now, answers } = JSON.parse(readFileSync("/tmp/recording.json", "utf8"));
const rec = new Map(answers) as any;
const run = (o: object) =>
  Effect.runPromise(
    check(
      {
        base: "http://platform.test",
        origin: undefined,
        run: "contract-check-5f3a9c1e",
        now: new Date(now),
        write: false,
        permanent: false,
        token,
        fetch: replay(rec),
        ...o,
      } as any,
      (r) => {
        if (r.findings.length) console.log(r.findings);
      },
    ),
  );
for (const o of [{}, { write: true, permanent: true }]) {
  await run(o);
  const t = performance.now();
  for (let i = 0; i < 100; i++) await run(o);
  console.log(JSON.stringify(o), (performance.now() - t) / 100);
}
