/** Each main task works with the keyboard only: Tab, Enter, arrows and letters. */
import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { openThemes } from "#test/features/themes/themesConsole.ts";
import { openConsole } from "#test/screens/openConsole.tsx";

const mostStops = 60;

/** Goes to the target by Tab, or backwards if it is before the focus, and fails if it cannot be reached. */
const tabTo = async (target: Locator) => {
  await expect.element(target).toBeVisible();
  const element = target.element();
  const { activeElement } = document;
  const isBefore =
    activeElement && element.compareDocumentPosition(activeElement) === Node.DOCUMENT_POSITION_FOLLOWING;
  for (let stops = 0; stops < mostStops && document.activeElement !== element; stops += 1)
    await userEvent.tab({ shift: isBefore === true });
  await expect.element(target).toHaveFocus();
};

const follow = async (target: Locator) => {
  await tabTo(target);
  await userEvent.keyboard("{Enter}");
};

const write = async (name: string, text: string) => {
  await tabTo(page.getByRole("textbox", { name, exact: true }));
  await userEvent.keyboard(text);
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const heading = page.getByRole("heading", { level: 1 });
/** The heading of a page has the focus once it is shown. */
const arrive = async (name: string) => {
  await expect.element(heading).toHaveTextContent(name);
  await expect.element(heading).toHaveFocus();
};
const selectAll = "{ControlOrMeta>}a{/ControlOrMeta}";

it("a keyboard user chooses language and colour mode, and finds the sign-out", async () => {
  await openConsole({ at: "/administer/overview" });
  const first = page.getByRole("menuitemradio").first();
  await follow(button("Language"));
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(heading).toHaveTextContent("Übersicht");
  await follow(button("Farbmodus"));
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(document.documentElement).toHaveAttribute("data-mode", "dark");
  await follow(button("Ihr Konto"));
  await expect.element(page.getByRole("menuitem", { name: "Tastenkürzel" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("menuitem", { name: "Abmelden" })).toHaveFocus();
});

it("a keyboard user opens and registers an app, makes a secret and deletes it", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { toasts } = await openConsole({ at: "/administer/overview", secrets: {} });
  await follow(link("Balance"));
  await arrive("My App Balance");
  await follow(link("Back to overview"));
  await arrive("Overview");

  await follow(button("New app"));
  await write("Name", "Coach{Enter}");
  await arrive("My App Coach");
  await expect.poll(toasts).toEqual(["App “Coach” registered"]);

  // With the answer, the button moves into the list's place.
  await expect.element(page.getByText("No client secrets yet")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await follow(button("Create secret"));
  await write("Alias", "by-keyboard{Enter}");
  await expect.element(dialog.getByRole("button", { name: "Copy", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(copied).toHaveBeenCalledOnce();
  await follow(button("Done"));
  await follow(button("Delete secret “by-keyboard”"));
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await follow(question.getByRole("button", { name: /^Delete/ }));
  await expect.poll(toasts).toContain("Secret “by-keyboard” deleted");
});

it("a keyboard user creates a theme and publishes it", async () => {
  const { dialog, toasts } = await openThemes();
  await follow(button("New theme"));
  await write("Name", `${selectAll}By keyboard`);
  await write("Primary, Light", `${selectAll}#14532D{Enter}`);
  await follow(button("Publish changes"));
  await follow(dialog.getByRole("button", { name: "Publish changes" }));
  await expect.poll(toasts).toEqual(["Theme “By keyboard” published"]);
});

it("a keyboard user chooses app and period", async () => {
  const unanswered = { session: () => undefined, topic: () => undefined, sociodemographic: () => undefined };
  const { address } = await openConsole({
    at: "/administer/users/statistics?app=app_balance",
    metrics: unanswered,
  });
  const apps = page.getByRole("combobox", { name: "App" });
  await tabTo(apps);
  await userEvent.keyboard(`${selectAll}an`);
  // react-aria sends this event when the list opens, possibly between two letters; typed text must stay.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await userEvent.keyboard("ch");
  await expect.element(apps).toHaveValue("anch");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/[?&]app=app_anchor/);
  await follow(page.getByRole("button", { name: /Period/ }));
  await expect.element(page.getByRole("option", { name: "last 7 days" })).toBeVisible();
  await userEvent.keyboard("last 7{Enter}");
  await expect.poll(address).toMatch(/[?&]period=LAST_7_DAYS/);
});

it("a keyboard user goes to a chart and to a segment", async () => {
  const { settled } = await openConsole({ at: "/administer/users/statistics?app=app_anchor" });
  await settled();
  await tabTo(page.getByRole("application", { name: "Work role" }));
  await follow(link("Segments"));
  await follow(link("Work role"));
  await expect.element(page.getByRole("heading", { name: "Work role" })).toHaveFocus();
  await follow(button("Demographics"));
  await expect.element(button("Demographics")).toHaveAttribute("aria-expanded", "false");
});
