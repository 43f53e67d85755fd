/** The command palette offers what the shown page can do now. */
import { createStore, Provider } from "jotai";
import { Plus } from "lucide-react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { asWritten } from "#src/i18n/Text.ts";
import { pageActsAtom, usePageActs } from "#src/interaction/pageActs.ts";

interface PartProps {
  names: ReadonlyArray<string>;
  run?: () => void;
}

function Part({ names, run = () => undefined }: PartProps) {
  usePageActs(names.map((name) => ({ id: name, name: asWritten(name), icon: Plus, run })));
  return null;
}

const names = (store: ReturnType<typeof createStore>) =>
  store.get(pageActsAtom).commands.map(({ name }) => name);

it("each part of a page offers its acts as long as they are possible and it is shown", async () => {
  const store = createStore();
  const page = (...parts: ReadonlyArray<ReadonlyArray<string>>) => (
    <Provider store={store}>
      {parts.map((acts, index) => (
        <Part key={index} names={acts} />
      ))}
    </Provider>
  );
  const { rerender } = await render(page(["Publish", "Undo"], ["Import"]));
  expect(names(store).toSorted()).toEqual(["Import", "Publish", "Undo"]);
  await rerender(page(["Undo"], ["Import"]));
  expect(names(store).toSorted()).toEqual(["Import", "Undo"]);
  await rerender(page([]));
  expect(names(store)).toEqual([]);
});

it("an act runs what the page would do now, not what it did when it was first shown", async () => {
  const store = createStore();
  const [first, latest] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = (run: () => void) => (
    <Provider store={store}>
      <Part names={["Undo"]} run={run} />
    </Provider>
  );
  const { rerender } = await render(page(first));
  await rerender(page(latest));
  store.get(pageActsAtom).commands[0]?.run({ set: store.set, go: () => undefined });
  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});
