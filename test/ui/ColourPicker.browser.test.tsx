/** ColourPicker: what its value does not say by itself. */
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
    return { hue: screen.getByRole("slider", { name: "Hue" }), onChange };
  };
  const press = (hue: Awaited<ReturnType<typeof openPicker>>["hue"], keys: string) => {
    (hue.element() as HTMLElement).focus();
    return userEvent.keyboard(keys);
  };

  it("is accessible, and reports a change as dragging, and then as finished", async () => {
    const { hue, onChange } = await openPicker("#FF0000");
    await expectAccessible();
    await press(hue, "{ArrowRight}");
    expect(onChange.mock.calls).toStrictEqual([
      ["#FF0400", true],
      ["#FF0400", false],
    ]);
  });

  it("keeps the hue of black, which its value cannot express", async () => {
    const { hue, onChange } = await openPicker("#000000");
    await press(hue, "{ArrowRight}{ArrowRight}");
    await expect.element(hue).toHaveValue("2");
    expect(new Set(onChange.mock.calls.map(([value]) => value))).toStrictEqual(new Set(["#000000"]));
  });

  it("is removed even if its animation does not end, for which react-aria would wait", async () => {
    const { hue } = await openPicker("#000000");
    hue
      .element()
      .closest("[data-trigger]")
      ?.animate({ opacity: [1, 1] }, 60_000);
    await userEvent.keyboard("{Escape}");
    await expect.element(hue).not.toBeInTheDocument();
  });
});
