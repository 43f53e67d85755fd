/** The last day of a secret is typed, or chosen in a calendar that follows what is typed. */
import { DateTime } from "effect";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { expiryChoice } from "#src/features/client-secrets/expiryChoice.ts";
import { ExpiryFields } from "#src/features/client-secrets/ExpiryFields.tsx";
import { type Text, asWritten, i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { consoleStore } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const now = DateTime.unsafeMakeZoned("2027-02-10T12:00:00Z", { timeZone: "UTC" });

const onBlur = vi.fn<() => void>();

function Fields({ error }: { error: Text | undefined }) {
  const [value, setValue] = useState(expiryChoice("on", "", now));
  const field = { name: "expirationDate", value, onChange: setValue, onBlur, error };
  return <ExpiryFields field={field} now={now} />;
}

const open = async (error?: Text) => {
  const { store } = consoleStore();
  store.set(i18nAtom, await i18nIn("en"));
  const screen = await render(
    <StoreProvider store={store}>
      <I18nProvider locale="en-GB">
        <Fields error={error} />
      </I18nProvider>
    </StoreProvider>,
  );
  const month = screen.getByRole("heading");
  await expect.element(month).toHaveTextContent("February 2027");
  return { screen, month, day: screen.getByRole("textbox", { name: "Last day" }) };
};

it("a day that is typed is shown in the calendar, which stays while the text is no day yet, and the other way round", async () => {
  const { screen, month, day } = await open();
  // As some people separate its numbers.
  await userEvent.type(day, "30 06 2028");
  await expect.element(day).toHaveValue("30 06 2028");
  await expect.element(month).toHaveTextContent("June 2028");
  await expect.element(screen.getByRole("button", { name: "30 June 2028" })).toBeVisible();
  await userEvent.fill(day, "30/06");
  await expect.element(month).toHaveTextContent("June 2028");
  await expect.element(screen.getByRole("button", { name: "selected" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "15 June 2028" }).click();
  await expect.element(day).toHaveValue("15/06/2028");
});

it("what is wrong with a day is said once, at the day", async () => {
  const { screen, day } = await open(asWritten("Too late"));
  await expect.element(day).toHaveAccessibleDescription(/Too late/);
  expect(screen.getByText("Too late").elements()).toHaveLength(1);
});

it("a day is not missing while its calendar has the focus", async () => {
  const { day } = await open();
  await day.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(day).not.toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  expect(onBlur).toHaveBeenCalledOnce();
});

it("today cannot be chosen, nor a day more than five years ahead", async () => {
  const { screen, month, day } = await open();
  const isOffered = (name: string) =>
    screen.getByRole("button", { name }).element().getAttribute("aria-disabled") !== "true";
  expect(["10 February 2027", "11 February 2027"].map(isOffered)).toEqual([false, true]);
  expect(document.querySelector("th")?.textContent).toMatch(/^M/);
  await userEvent.fill(day, "01/02/2032");
  await expect.element(month).toHaveTextContent("February 2032");
  expect(["10 February 2032", "11 February 2032"].map(isOffered)).toEqual([true, false]);
});
