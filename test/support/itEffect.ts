/** A test whose body is an Effect. */
import { Effect } from "effect";
import { it } from "vitest";

type Body<Args extends ReadonlyArray<unknown>> = (...args: Args) => Effect.Effect<unknown, unknown>;

const run = async (effect: Effect.Effect<unknown, unknown>) => void (await Effect.runPromise(effect));

const one = (title: string, body: Body<[]>) => it(title, () => run(body()));

const runIf = (condition: boolean) => (title: string, body: Body<[]>) =>
  it.runIf(condition)(title, () => run(body()));

const each =
  <Args extends ReadonlyArray<unknown>>(cases: ReadonlyArray<Args>) =>
  (title: string, body: Body<Args>) =>
    it.each(cases.map((args) => [...args] as const))(title, (...args) => run(body(...args)));

export const itEffect = Object.assign(one, { runIf, each });
