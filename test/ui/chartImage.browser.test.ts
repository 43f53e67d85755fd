/** The image of a chart that people save. */
import { expect, it } from "vitest";
import { palettes } from "#src/theme/palette.ts";
import { drawChartImage } from "#src/ui/chart/chartImage.ts";
import { barsOf } from "#test/support/chartRows.ts";

it("the image of a chart is a PNG in the given colours, with the bar at its length", async () => {
  const colours: Readonly<Record<string, string>> = {
    "--color-surface": "#ffffff",
    "--chart-accent": palettes.light.chart.accent,
  };
  const blob = await drawChartImage({
    title: "Level of education",
    drawing: barsOf([20]),
    notes: ["App: Vital Steps", "A note that is so long that it is wrapped ".repeat(6)],
    colorOf: (variable) => colours[variable] ?? "#17202a",
  });
  expect(blob.type).toBe("image/png");
  const image = await createImageBitmap(blob);
  expect(image.width).toBe((640 + 2 * 32) * 2);
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) =>
    `#${[...(context?.getImageData(x * 2, y * 2, 1, 1).data ?? [])]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, "0"))
      .join("")}`;
  const barMiddle = 32 + 40 + 14;
  expect(colourAt(4, 4)).toBe("#ffffff");
  expect(colourAt(32 + 310, barMiddle)).toBe(palettes.light.chart.accent);
  expect(colourAt(32 + 639, barMiddle)).not.toBe(palettes.light.chart.accent);
});

it("every title, note, drawing and colour makes another picture", async () => {
  const image = { title: "Age", drawing: barsOf([20]), notes: ["App: Zen"], colorOf: () => "#17202a" };
  const pictures = [
    image,
    { ...image, title: "Gender" },
    { ...image, notes: ["App: Mint"] },
    { ...image, notes: ["App: Zen", "Period"] },
    { ...image, drawing: barsOf([20, 5]) },
    { ...image, colorOf: () => "#204080" },
  ].map(async (each) => (await drawChartImage(each)).text());
  expect(new Set(await Promise.all(pictures)).size).toBe(6);
});
