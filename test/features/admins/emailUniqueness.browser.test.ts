/** The console checks whether an address is free when typing pauses, and uses the answer only for that address. */
import { beforeEach, expect, it } from "vitest";
import { emailUniqueness } from "#src/features/admins/invitations.ts";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";
import { watch } from "#test/support/watch.ts";

const open = async (answer: (email: string) => Response | Promise<Response>) => {
  const path = "/api/v1/users/is_email_unique";
  const emailOf = ({ url }: Request) => new URL(url).searchParams.get("email") ?? "";
  const server = smallServer({ [path]: (request) => answer(emailOf(request)) });
  const { store, failures } = await signedInTab(server);
  const screen = watch(store, emailUniqueness.answerAtom);
  return {
    failures,
    asked: () => server.to(path).map(emailOf),
    type: (email: string) => store.set(emailUniqueness.valueAtom, email),
    answerTo: (email: string) =>
      screen.until(({ data, isLoading }) => !isLoading && data?.value === email).then(({ data }) => data),
  };
};

beforeEach(emptyBrowser);

it("the console checks only the last address when typing continues", async () => {
  const { type, answerTo, asked } = await open((email) => json(email !== "ada@example.org"));
  for (const email of ["ada@e.xx", "ada@example.or", "ada@example.org"]) type(email);
  expect(await answerTo("ada@example.org")).toEqual({ value: "ada@example.org", isFree: false });
  expect(asked()).toEqual(["ada@example.org"]);
});

it("a late answer is never used for the current address", async () => {
  let answerLate = () => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = () => resolve(json(false));
  });
  let isAsked = () => {};
  const firstAsked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const { type, answerTo } = await open((email) => {
    if (email !== "slow@example.org") return json(true);
    isAsked();
    return late;
  });
  type("slow@example.org");
  await firstAsked;
  type("fast@example.org");
  expect(await answerTo("fast@example.org")).toEqual({ value: "fast@example.org", isFree: true });
  answerLate();
  await late;
  expect(await answerTo("fast@example.org")).toEqual({ value: "fast@example.org", isFree: true });
});

it.each([
  ["the server breaks", () => json({}, 500)],
  ["the answer makes no sense", () => json({ perhaps: true })],
  ["nobody answers", () => Promise.reject(new TypeError("no network"))],
])("an address counts as free when %s", async (_title, answer) => {
  const { type, answerTo, failures } = await open(answer);
  type("ada@example.org");
  expect(await answerTo("ada@example.org")).toEqual({ value: "ada@example.org", isFree: true });
  expect(failures).toEqual([]);
});

it("the console does not check an empty address", async () => {
  const { type, answerTo, asked } = await open(() => json(true));
  type("");
  await answerTo("");
  expect(asked()).toEqual([]);
});
