/** Asks whether the addresses of a list are free, two at a time, once typing pauses. An answer is advice. */
import { Effect } from "effect";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { callsOf } from "#src/services/ApiClient.ts";

const pause = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

export const emailChecks = rowRequests({
  ask: (email: string) =>
    Effect.flatMap(callsOf(AdminsApi), (admins) =>
      Effect.map(admins.isEmailUnique({ urlParams: { email } }), (isFree) => ({ isFree })),
    ),
  whenIdle: (task) => {
    clearTimeout(timer);
    timer = setTimeout(task, pause);
  },
});
