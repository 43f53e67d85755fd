/** SuggestField: offers suggestions, accepts any text. */
import "#src/theme/global.css.ts";
import "#src/theme/theme.css.ts";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

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

it("a chosen suggestion becomes the text", async () => {
  const { screen, field, options } = await focus();
  await userEvent.keyboard("rob");
  await expect.poll(() => options.elements()).toHaveLength(2);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Roboto");
  await expect.element(screen.getByRole("status").last()).toHaveTextContent("Roboto");
});

it("Enter takes the first match, and keeps a text without one", async () => {
  const { field } = await focus();
  await userEvent.keyboard("rob{Enter}");
  await expect.element(field).toHaveValue("Roboto");
  await userEvent.clear(field);
  await userEvent.keyboard("Comic Sans{Enter}");
  await expect.element(field).toHaveValue("Comic Sans");
});

it("text that is not suggested stays when the field loses focus", async () => {
  const { screen, field, onBlur } = await focus();
  await userEvent.keyboard("Comic Sans");
  await userEvent.tab();
  await expect.poll(() => onBlur.mock.calls.length).toBe(1);
  await expect.element(field).toHaveValue("Comic Sans");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("status").last()).toHaveTextContent("Comic Sans");
});
