import { describe, expect, it } from "vitest";
import { drawWhenIdle, whenDrawn } from "#src/ui/chart/whenIdle.ts";

describe("whenIdle", () => {
  it("runs drawings first, in their order, and no cancelled task", async () => {
    const ran: Array<string> = [];
    whenDrawn(() => ran.push("trend"));
    drawWhenIdle(() => ran.push("age"));
    drawWhenIdle(() => ran.push("cancelled"))();
    drawWhenIdle(() => ran.push("gender"));
    await expect.poll(() => ran).toEqual(["age", "gender", "trend"]);
  });
});
