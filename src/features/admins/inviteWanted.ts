/** Somebody has asked for the form of an invitation: it takes the focus and says no again. */
import { atom } from "jotai";

export const inviteWantedAtom = atom(false);
