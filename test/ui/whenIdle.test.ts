import { describe, expect, it } from "vitest";
import { drawWhenIdle, whenDrawn } from "#src/ui/chart/whenIdle.ts";

describe("what waits until the browser is idle", () => {
  it("runs drawings first, in their order, and nothing that was cancelled", async () => {
    const ran: Array<string> = [];
    whenDrawn(() => ran.push("trend"));
    drawWhenIdle(() => ran.push("age"));
    drawWhenIdle(() => ran.push("cancelled"))();
    drawWhenIdle(() => ran.push("gender"));
    await expect.poll(() => ran).toEqual(["age", "gender", "trend"]);
  });
});
