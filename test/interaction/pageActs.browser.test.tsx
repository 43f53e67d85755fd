/** The command palette offers what the controls of the shown page can do now. */
import { createStore, Provider } from "jotai";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/i18n.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { pageActsAtom } from "#src/interaction/pageActs.ts";

const act = (name: string, run = () => {}) => ({ name: asWritten(name), icon: Plus, keywords: "", run });

const open = async (page: ReactNode) => {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const commands = () => store.get(pageActsAtom).commands;
  return {
    ...(await render(page, { wrapper })),
    names: () => commands().map(({ name }) => name),
    runFirst: () => commands()[0]?.run({ set: store.set, go: () => {} }),
  };
};

it("acts have the order of their controls, whichever was shown or rendered last", async () => {
  const button = (name: string) => <ActButton key={name} act={act(name)} />;
  const create = button("Create");
  const { rerender, names } = await open([button("Edit"), create]);
  // The same element is not rendered again.
  await rerender([button("Edit"), create]);
  expect(names()).toEqual(["Edit", "Create"]);
  await rerender([button("Import"), button("Edit"), create]);
  expect(names()).toEqual(["Import", "Edit", "Create"]);
  await rerender([create, button("Edit")]);
  expect(names()).toEqual(["Create", "Edit"]);
});

it("an act runs what its control would do now, not what it did when it was first shown", async () => {
  const [first, latest] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, runFirst } = await open(<ActButton act={act("Undo", first)} />);
  await rerender(<ActButton act={act("Undo", latest)} />);
  runFirst();
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});
