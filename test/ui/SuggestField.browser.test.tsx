/** SuggestField: offers suggestions, accepts any text. */
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { SuggestField } from "#src/ui/SuggestField.tsx";

function FontField({ onBlur }: { onBlur: () => void }) {
  const [font, setFont] = useState("");
  return (
    // As narrow as in the app: a list that is wider than the page scrolls it, and react-aria then closes the list.
    <div style={{ width: 240 }}>
      <SuggestField
        label={asWritten("Font")}
        value={font}
        onChange={setFont}
        onBlur={onBlur}
        suggestions={["Inter", "Roboto", "Roboto Slab"]}
      />
      <output>{font}</output>
    </div>
  );
}

const focus = async () => {
  const onBlur = vi.fn<() => void>();
  const screen = await render(<FontField onBlur={onBlur} />);
  const field = screen.getByRole("combobox", { name: "Font" });
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  return { screen, field, onBlur, options: screen.getByRole("option") };
};

it("a click shows all suggestions, as in any other combo box, and typing filters them", async () => {
  const { field, options } = await focus();
  expect(options.elements()).toHaveLength(0);
  await field.click();
  await expect.poll(() => options.elements()).toHaveLength(3);
  await userEvent.keyboard("rob");
  const names = () => options.elements().map((option) => option.textContent);
  await expect.poll(names).toStrictEqual(["Roboto", "Roboto Slab"]);
});

it.each([
  ["rob{ArrowDown}{Enter}", "Roboto"],
  ["rob{Enter}", "Roboto"],
  ["Comic Sans{Enter}", "Comic Sans"],
  ["Comic Sans", "Comic Sans"],
])("after %s the text is %s, and stays when the field loses focus", async (keys, text) => {
  const { screen, field, onBlur } = await focus();
  await userEvent.keyboard(keys);
  await userEvent.tab();
  await expect.poll(() => onBlur.mock.calls.length).toBe(1);
  await expect.element(field).toHaveValue(text);
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("status").last()).toHaveTextContent(text);
});
