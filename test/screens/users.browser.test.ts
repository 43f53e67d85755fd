/** Inviting administrators, one or several. */
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { json } from "#test/support/smallServer.ts";
import { approvePage } from "./approvePage.ts";
import { enter, focusOn, press } from "./openConsole.tsx";
import type { State, States } from "./states.ts";
import { now } from "./world.ts";

const at = "/administer/users";
const invite = async (email = "grace@example.org") => {
  await enter("First name", "Grace");
  await enter("Last name", "Sommer");
  await enter("Email", email);
  await press("button", { name: "Send invitation" });
};
const invited = (given: Partial<State> = {}): State => ({ at, enter: () => invite(), ...given });
const confirmed = async () => {
  await invite();
  await press("button", { name: "OK" });
};
const several = async () => {
  await press("radio", { name: "Several" });
  const people = ["Anna Berg <anna@example.org>", "Bob <bob@example>", "Tom Ahrens <taken@example.org>"];
  await enter("People", [...people, "Ida Moor <id\u0430@example.org>"].join("\n"));
};
const answers = (answer: () => Response) => ({ answers: { "/api/v1/users/invite": answer } });

const users: States = {
  "at first": { at },
  "at 390 px": { at, width: 390 },
  "while it is offline": {
    at,
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
  },
  "of an empty form": { at, enter: () => press("button", { name: "Send invitation" }) },
  "of an address that is taken": {
    at,
    enter: async ({ shown }) => {
      await enter("Email", "taken@example.org");
      await shown("[aria-invalid=true]");
    },
  },
  "after the server has refused an address that was free": {
    at,
    answers: { "/api/v1/users/is_email_unique": () => json(true) },
    enter: () => invite("taken@example.org"),
  },
  "of an address of several alphabets": { at, enter: () => enter("Email", "gr\u0430ce@example.org") },
  "after an answer that was lost": invited(answers(() => json({}, 500))),
  "after an invitation": { at, enter: confirmed, root: "main h2, main section:has(table)" },
  "the message of an invitation": invited({ root: "[role=alertdialog]" }),
  "with an invitation that was refused": {
    at,
    person: {
      refusedInvitations: [
        { firstName: "Lea", lastName: "Sommer", email: "lea@example.org", reason: "EENVELOPE 550" },
      ],
    },
  },
  "for several people": { at, enter: several },
  "for several people, invited": {
    at,
    enter: async ({ settled }) => {
      await several();
      await settled();
      (await focusOn("Send 3 invitations", "button")).click();
    },
    like: "for several people",
  },
};

approvePage("users", { users });
