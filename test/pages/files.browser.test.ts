/** What leaves the overview and the statistics: text, table and paper. They say what is not known, and wait for what is asked. */
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { type Opened, openConsole, press, inZoneOfWorld } from "#test/screens/openConsole.tsx";
import { lastMonth, of } from "#test/screens/someStatistics.ts";
import { app, never, refuse, secret } from "#test/screens/world.ts";
import { held, json } from "#test/support/smallServer.ts";

inZoneOfWorld();

const overview = "/administer/overview";

/** The text that is copied or the file that is saved next, with its name. */
const watchLeaving = () => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockReset().mockResolvedValue();
  const made = vi.spyOn(URL, "createObjectURL");
  const names: Array<string> = [];
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    for (const spy of [copied, made, saved]) spy.mockRestore();
  });
  return async () => {
    await expect.poll(() => copied.mock.calls.length + names.length).toBe(1);
    const content = names[0]
      ? made.mock.lastCall?.[0]
      : copied.mock.lastCall?.[0]?.[0]?.getType("text/plain");
    const bytes = await ((await content) as Blob).arrayBuffer();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    copied.mockClear();
    const lines = text.replace("\uFEFF", "‹byte order mark›").trimEnd().split(/\r?\n/u);
    return [names.pop() ?? "copied", ...lines];
  };
};

/** One row of each chart, and of apps that differ in their number. */
const kindOf = (line = "") => line.replaceAll(/\d/gu, "").split(",").slice(0, 9).join();
const shortened = (lines: ReadonlyArray<string>) =>
  lines.filter((line, index) => line === "" || kindOf(line) !== kindOf(lines[index - 1]));

const csv = "Download all as CSV";
const leaving: Readonly<
  Record<string, Opened & { readonly wanted: ReadonlyArray<string>; readonly told?: string }>
> = {
  "the overview": { at: overview, wanted: ["Copy as text", "Download CSV"] },
  "its secrets": {
    at: `${overview}?view=secrets`,
    // One that cannot be read may be valid.
    secrets: { app_anchor: [{ id: "sec_odd" }], app_calm: [] },
    wanted: ["Download CSV"],
    told: "",
  },
  "more than fifty apps": {
    at: overview,
    apps: Array.from({ length: 51 }, (_, index) => app(`App ${index}`)),
    answers: { "/api/v1/apps/": () => never },
    wanted: ["Copy as text", "Download CSV"],
  },
  "the statistics": { ...lastMonth(), wanted: ["Copy as text", csv] },
  "the statistics, not compared, without a failed call": {
    ...of("period=LAST_7_DAYS&compare=none", { metrics: { sociodemographic: refuse } }),
    wanted: ["Copy as text", csv],
    told: "Could not be loaded, so not saved: Level of education, Work role, Self-perceived health, Desired support, Health behaviour, Health interests",
  },
};

const texts: Array<string> = [];
it.each(Object.entries(leaving))(
  "%s leaves as text and as a table",
  async (what, { wanted, told = "Copied", ...opened }) => {
    const left = watchLeaving();
    const { act, acts, settled, toasts } = await openConsole(opened);
    await settled();
    texts.push(`# ${what}: ${acts().join(", ")}`);
    for (const name of wanted) {
      await act(name);
      texts.push(...shortened(await left()));
    }
    await expect.poll(toasts).toEqual(told === "" ? [] : [told]);
  },
);
it("what leaves is as approved", async () => {
  const text = texts.join("\n").replaceAll(/[\u2009\u00A0]/gu, " ");
  await expect(`${text}\n`).toMatchFileSnapshot("files.txt");
});

it("what leaves the list waits for what is asked", async () => {
  const { answer, give } = held();
  const left = watchLeaving();
  await openConsole({
    at: overview,
    apps: [app("Anchor"), app("Calm")],
    answers: { "/api/v1/apps/app_calm/tokens": answer },
  });
  await press("button", { name: "More actions" });
  const item = page.getByRole("menuitem", { name: "Download CSV" });
  await expect.element(item).toHaveTextContent("Starts when all has loaded (1 of 2)");
  await press("menuitem", { name: "Download CSV" });
  give(json({ content: [secret("e", -3)] }));
  expect((await left()).at(-1)).toMatch(/,Expired,2026-03-28,e$/u);
});

it("a sentence that ends with an abbreviation has one full stop", async () => {
  const left = watchLeaving();
  const { act, settled, speak } = await openConsole({
    at: overview,
    secrets: { app_calm: [secret("e", -40)] },
  });
  await speak("de");
  await settled();
  await act("Als Text kopieren");
  expect(await left()).toContainEqual(expect.stringMatching(/Secrets: Abgelaufen am 19\.\sFeb\.$/u));
});

it("what has failed is asked again at a press", async () => {
  let isDown = true;
  const { settled } = await openConsole({
    at: overview,
    config: { overviewActivity: false },
    apps: [app("Anchor"), app("Calm")],
    answers: { "/api/v1/apps/": () => (isDown ? refuse() : json({ content: [] })) },
  });
  await settled();
  isDown = false;
  await press("button", { name: "Load" });
  await expect.element(page.getByText("No secret").first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Load" })).not.toBeInTheDocument();
});
