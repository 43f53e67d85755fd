/** What an operator's tools read: figures, and the id that lines, answers and a proxy's log have in common. */
import { expect, it } from "vitest";
import { routeOf } from "#platform/server/prometheus.ts";
import { freePort } from "#test/support/freePort.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const port = await freePort();
const platform = testPlatform({ values: { PLATFORM_PROMETHEUS_PORT: String(port) } });

const id = "f0e1d2c3.b4-a5";

it("a sane id of a request is taken over, in its lines, its answer and the problem; any other is replaced", async () => {
  const { origin, log } = platform();
  const ask = async (sent?: string) => {
    const headers = { ...(sent !== undefined && { "x-request-id": sent }), authorization: "Bearer a" };
    const answer = await fetch(`${origin}/api/v1/apps`, { headers });
    const named = answer.headers.get("x-request-id") ?? "";
    expect(await answer.json()).toMatchObject({ _tag: "Unauthorized", requestId: named });
    return named;
  };
  expect(await ask(id)).toBe(id);
  const lines = () => log.filter((line) => line.includes(`request=${id}`)).join("\n");
  await expect.poll(lines).toContain("GET /api/v1/apps 401");
  expect(lines()).toContain("event=call-refused");
  for (const sent of ["a b <script>", undefined]) expect(await ask(sent)).toMatch(/^[\da-f-]{36}$/);
});

it("figures count answers by route and status, and say how the process is", async () => {
  await fetch(`${platform().origin}/api/v1/apps`);
  const read = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
  await expect.poll(read).toMatch(/^wellbeing_answer_seconds_count\{.*route="\/api\/v1\/apps".*\} [1-9]/m);
  const text = await read();
  expect(text).toContain('status="401"');
  expect(text).toMatch(/^wellbeing_answer_seconds_bucket\{.*le="\+Inf"\} [1-9]/m);
  expect(text).toMatch(
    /^# TYPE wellbeing_event_loop_delay_seconds gauge\nwellbeing_event_loop_delay_seconds \d/m,
  );
  expect(text).toMatch(/^wellbeing_passwords_waiting 0$/m);
});

it.each([
  ["/api/v1/apps/app_1", "/api/v1/apps/:id"],
  ["/oidc/interaction/secret", "/oidc/interaction"],
  ["/api/v1/unknown", "other"],
  ["/a-stranger", "other"],
])("the route of %s is %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
