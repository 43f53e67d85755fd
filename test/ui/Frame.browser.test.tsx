/** Frame: skip link, spaced words, and links that close the drawer; e2e/frame.spec.ts tries the rest. */
import { Users } from "lucide-react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { Frame } from "#src/ui/Frame.tsx";
import { NavItem } from "#src/ui/Navigation.tsx";

const frame = () => (
  <Frame
    words={{
      skip: asWritten("Skip to content"),
      navigation: asWritten("Main navigation"),
      open: asWritten("Open navigation"),
      close: asWritten("Close navigation"),
      minimize: asWritten("Navigation einklappen"),
      expand: asWritten("Expand"),
    }}
    appName="Wellbeing Console"
    homeHref="#home"
    isMinimized={false}
    onMinimizedChange={() => undefined}
    navigation={
      <NavItem href="#users" icon={Users} current="page">
        {asWritten("Users")}
      </NavItem>
    }
    barActions={null}
  >
    <h1>Users</h1>
  </Frame>
);

describe("on a wide screen", () => {
  beforeEach(() => page.viewport(1280, 720));

  it("Tab reaches the skip link first, which focuses the content", async () => {
    const screen = await render(frame());
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });

  it("no word of the navigation is cut when a person spaces letters and words further apart", async () => {
    await render(frame());
    const button = page.getByRole("button", { name: "Navigation einklappen" }).element();
    const style = document.createElement("style");
    style.textContent = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
    document.head.append(style);
    onTestFinished(() => style.remove());
    const words = [...button.querySelectorAll("span")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    expect(words).toEqual([]);
    expect(button.scrollWidth).toBe(button.clientWidth);
  });
});

it.each([1280, 1023])("at %i px, a link with visible text has no tooltip", async (width) => {
  await page.viewport(width, 720);
  const screen = await render(frame());
  if (width < 1024) await screen.getByRole("button", { name: "Open navigation" }).click();
  const link = screen.getByRole("link", { name: "Users" });
  await expect.element(link).toBeVisible();
  for (let stop = 0; document.activeElement !== link.element() && stop < 9; stop += 1)
    await userEvent.keyboard("{Tab}");
  await expect.element(link).toHaveFocus();
  await expect.element(link).not.toHaveAttribute("aria-describedby");
});

describe("below 1024 px", () => {
  beforeEach(() => page.viewport(1023, 720));

  it.each([
    ["Users", "#users"],
    ["Wellbeing Console", "#home"],
  ])("following the link %s closes the drawer", async (name, hash) => {
    const screen = await render(frame());
    await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Open navigation" }).click();
    const drawer = screen.getByRole("dialog", { name: "Main navigation" });
    await expect.element(drawer).toBeVisible();
    const link = screen.getByRole("link", { name });
    const { left, top, height } = link.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 16, top + height / 2)?.closest("a")).toBe(link.element());
    await link.click();
    await expect.element(drawer).not.toBeInTheDocument();
    expect(location.hash).toBe(hash);
  });
});
