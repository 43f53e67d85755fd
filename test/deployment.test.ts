import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("the unit of systemd has an exposure of at most 3 of 10, as systemd rates it", (context) => {
  const args = ["security", "--offline=true", "--threshold=30", "docs/deploy/wellbeing-console.service"];
  const { error, status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  if (error) context.skip("systemd-analyze is not installed");
  expect({ status, stdout }).toMatchObject({ status: 0 });
});
