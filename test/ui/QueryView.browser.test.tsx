/** QueryView: what each state of a query shows, and what its retry buttons do. */
import "#src/theme/theme.css.ts";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import * as card from "#src/ui/Card.css.ts";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { Reloading } from "#src/ui/loading.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

type Apps = ReadonlyArray<string>;

const view = (props: Partial<QueryViewProps<Apps>>) => (
  <QueryView<Apps>
    data={undefined}
    error={undefined}
    isLoading={false}
    onRetry={vi.fn<() => void>()}
    words={{
      failed: asWritten("The apps could not be loaded"),
      reloadFailed: asWritten("The apps could not be refreshed"),
      reloading: asWritten("Reloading"),
      retry: asWritten("Try again"),
    }}
    skeleton={<p>Skeleton</p>}
    empty={(apps) => apps.length === 0 && <p>No apps yet</p>}
    {...props}
  >
    {(apps) => (
      <ul>
        {apps.map((app) => (
          <li key={app}>{app}</li>
        ))}
      </ul>
    )}
  </QueryView>
);

const unreachable = asWritten("The server cannot be reached.");
const apps: Apps = ["BalanceNow", "MindSteps"];

it("a failed first load shows why, and retry calls back", async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(view({ error: unreachable, onRetry }));
  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent("The apps could not be loadedThe server cannot be reached.");
  await expect.element(screen.getByText("Skeleton")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("a retry after a failed first load is pending in its button, not a skeleton", async () => {
  const screen = await render(view({ error: unreachable, isLoading: true }));
  await expect.element(screen.getByRole("alert")).toBeVisible();
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByText("Skeleton")).not.toBeInTheDocument();
});

it("the last data stays while it is reloaded, marked as busy", async () => {
  const screen = await render(view({ data: apps, isLoading: true }));
  await expect.element(screen.getByText("BalanceNow")).toBeVisible();
  await expect
    .poll(() => document.querySelector("body > [data-live-announcer]")?.textContent)
    .toBe("Reloading");
  expect(screen.container.querySelector("[aria-busy=true]")?.textContent).toContain("MindSteps");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

it("a part that reloads with others, for which the page speaks, is busy but says nothing itself", async () => {
  const screen = await render(<Reloading isBusy>Chart</Reloading>);
  expect(screen.container.querySelector("[aria-busy=true]")?.textContent).toBe("Chart");
  await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
});

it("the last data stays after a failed reload, below the reason and a retry", async () => {
  const onRetry = vi.fn<() => void>();
  const screen = await render(view({ data: apps, error: unreachable, onRetry }));
  const alert = screen.getByRole("alert");
  await expect.element(alert).toHaveTextContent("The apps could not be refreshed");
  await expect.element(alert).toHaveTextContent("The server cannot be reached.");
  await expect.element(screen.getByText("BalanceNow")).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it("a retry after a failed reload is pending, and the last data stays", async () => {
  const screen = await render(view({ data: apps, error: unreachable, isLoading: true }));
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByText("BalanceNow")).toBeVisible();
  expect(screen.container.querySelector("[aria-busy=true]")?.textContent).toContain("BalanceNow");
});

it("an issue names three different places at most", async () => {
  const places = ["first", "first", "second", "third", "fourth"];
  const screen = await render(view({ data: apps, issues: [{ title: asWritten("2 left out"), places }] }));
  const named = [...screen.container.querySelectorAll("code")].map(({ textContent }) => textContent);
  expect(named).toEqual(["first", "second", "third"]);
});

it("the empty state stays after a failed reload", async () => {
  const screen = await render(view({ data: [], error: unreachable }));
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText("No apps yet")).toBeVisible();
});

it.each([
  ["the error", { error: unreachable }],
  ["the empty state", { data: [] }],
])("%s is on a card, unless the view is inside one", async (_name, props) => {
  const screen = await render(view(props));
  const cards = () => screen.container.querySelectorAll(`.${card.root}`).length;
  expect(cards()).toBe(1);
  await screen.rerender(view({ ...props, isInCard: true }));
  expect(cards()).toBe(0);
});
