/** ColourPicker: its area and its hue, by keyboard. */
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { expectAccessible } from "#test/support/accessible.ts";

describe("ColourPicker", () => {
  const openPicker = async (initial: string) => {
    const onChange = vi.fn<(value: string, isDragging: boolean) => void>();
    function Picker() {
      const [value, setValue] = useState(initial);
      return (
        <ColourPicker
          label={asWritten("Primary")}
          hueLabel={asWritten("Hue")}
          value={value}
          onChange={(next, isDragging) => {
            onChange(next, isDragging);
            setValue(next);
          }}
        />
      );
    }
    const screen = await render(<Picker />);
    await screen.getByRole("button", { name: "Primary" }).click();
    return { screen, hue: screen.getByRole("slider", { name: "Hue" }), onChange };
  };
  const press = (hue: Awaited<ReturnType<typeof openPicker>>["hue"], keys: string) => {
    (hue.element() as HTMLElement).focus();
    return userEvent.keyboard(keys);
  };

  it("reports a change as dragging, and then as finished", async () => {
    const { hue, onChange } = await openPicker("#FF0000");
    await press(hue, "{ArrowRight}");
    expect(onChange.mock.calls).toStrictEqual([
      ["#FF0400", true],
      ["#FF0400", false],
    ]);
  });

  it("is accessible, and Escape returns the focus to its button", async () => {
    const { screen } = await openPicker("#336699");
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("button", { name: "Primary" })).toHaveFocus();
  });

  it("changes saturation and brightness by arrow keys, from its area", async () => {
    const { screen, onChange } = await openPicker("#336699");
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("slider").first()).toHaveFocus();
    for (const key of ["{ArrowRight}", "{ArrowDown}"]) await userEvent.keyboard(key);
    const finished = onChange.mock.calls.filter(([, isDragging]) => !isDragging).map(([value]) => value);
    expect(finished).toEqual(["#316599", "#306396"]);
  });

  it("keeps the hue of black, which its value cannot express", async () => {
    const { hue, onChange } = await openPicker("#000000");
    await press(hue, "{ArrowRight}{ArrowRight}");
    await expect.element(hue).toHaveValue("2");
    expect(new Set(onChange.mock.calls.map(([value]) => value))).toStrictEqual(new Set(["#000000"]));
  });
});
