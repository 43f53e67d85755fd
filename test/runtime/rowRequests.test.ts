/** What a list requests for its rows: which ones, in which order, and when it stops. */
import { Cause, Exit } from "effect";
import { expect, it } from "vitest";
import { Unauthorized } from "#schemas/errors.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";

interface Answer {
  readonly text: string;
}

const list = (whenIdle = (task: () => void) => task()) => {
  const calls = controlledCalls<string, Answer, unknown>();
  const { store, failures } = consoleStore();
  let stop = () => {};
  const rows = rowRequests<string, Answer>({
    ask: (id, stopAll) => {
      stop = stopAll;
      return calls.call(id);
    },
    whenIdle,
  });
  // The queue goes on some microtasks after an answer.
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });
  const end = async (id: string, exit: Exit.Exit<Answer, unknown>) => {
    await calls.end(id, exit);
    await settle();
  };
  return {
    asked: calls.asked,
    answer: (id: string, text = id) => end(id, Exit.succeed({ text })),
    failures,
    fail: (id: string, failure: unknown = "refused") => end(id, Exit.fail(failure)),
    stop: () => stop(),
    see: (id: string, isInView = true) => store.set(rows.seeAtom, id, isInView),
    show: (...ids: ReadonlyArray<string>) => store.set(rows.listAtom, ids),
    invalidate: (id?: string) => store.set(rows.invalidateAtom, id),
    of: (id: string) => store.get(rows.rowAtomOf(id)),
    isPending: (id: string) => store.get(rows.isPendingAtom)(id),
  };
};

it("rows in view are requested first, two at a time, then all others of the list, each once", async () => {
  const { asked, answer, see, show } = list();
  see("c");
  show("a", "b", "c", "d");
  expect(asked).toEqual(["c", "a"]);
  see("d");
  await answer("a");
  expect(asked).toEqual(["c", "a", "d"]);
  for (const id of ["c", "d", "b"]) await answer(id);
  see("a");
  show("a", "b", "c", "d");
  expect(asked).toEqual(["c", "a", "d", "b"]);
});

it("the next row waits until the page is idle again", async () => {
  const tasks: Array<() => void> = [];
  const { asked, answer, show } = list((task) => void tasks.push(task));
  show("a", "b", "c");
  tasks.shift()?.();
  await answer("a");
  expect(asked).toEqual(["a", "b"]);
  tasks.shift()?.();
  expect(asked).toEqual(["a", "b", "c"]);
});

it("without a list, only rows in view are requested, and not those that have left it", async () => {
  const { asked, answer, see } = list();
  for (const id of ["a", "b", "c", "d"]) see(id);
  see("c", false);
  await answer("a");
  await answer("b");
  expect(asked).toEqual(["a", "b", "d"]);
});

it("after two failures nothing more is requested until the list is shown again", async () => {
  const { asked, answer, fail, isPending, of, show } = list();
  show("a", "b", "c", "d");
  await fail("a");
  expect([of("a"), of("d")]).toEqual(["unknown", "pending"]);
  await fail("b");
  await answer("c");
  expect(asked).toEqual(["a", "b", "c"]);
  expect([of("c"), of("d")]).toEqual([{ text: "c" }, "unknown"]);
  expect(isPending("d")).toBe(false);
  show("a", "b", "c", "d");
  expect(asked).toEqual(["a", "b", "c", "a", "b"]);
  expect(isPending("d")).toBe(true);
});

it("once it is stopped, only running requests are awaited, also when the list is shown again", async () => {
  const { asked, answer, invalidate, of, show, stop } = list();
  show("a", "b", "c");
  stop();
  expect([of("a"), of("b"), of("c")]).toEqual(["pending", "pending", "unknown"]);
  await answer("a");
  await answer("b");
  show("a", "b", "c");
  expect(asked).toEqual(["a", "b"]);
  expect([of("a"), of("c")]).toEqual([{ text: "a" }, "unknown"]);
  invalidate("c");
  expect(of("c")).toBe("unknown");
  invalidate();
  expect(of("c")).toBe("pending");
});

it("a row that was invalidated is requested again, and the answer to its first request is dropped", async () => {
  const { asked, answer, fail, invalidate, of, show } = list();
  show("a", "b");
  await answer("b", "old");
  invalidate("b");
  expect(of("b")).toBe("pending");
  await answer("b", "new");
  invalidate();
  expect([of("a"), of("b")]).toEqual(["pending", "pending"]);
  expect(asked).toEqual(["a", "b", "b", "a", "b"]);
  await answer("a");
  expect([of("a"), of("b")]).toEqual([{ text: "a" }, "pending"]);
  await fail("b");
  invalidate("b");
  expect([of("a"), of("b")]).toEqual([{ text: "a" }, "pending"]);
  await fail("b");
  invalidate("a");
  expect([of("a"), of("b")]).toEqual(["pending", "unknown"]);
});

it("a 401 for a row is reported, as any other 401 is; a failure of another kind is the row's own", async () => {
  const { fail, failures, show } = list();
  show("a", "b");
  await fail("a");
  expect(failures).toEqual([]);
  const unauthorized = new Unauthorized({});
  await fail("b", unauthorized);
  expect(failures).toEqual([Cause.fail(unauthorized)]);
});
