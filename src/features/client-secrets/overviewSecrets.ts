/** What the overview shows of secrets: loaded when the list is drawn, since nobody waits for it. */
export { AppSecrets } from "./AppSecrets.tsx";
export { attentionAtom } from "./attention.ts";
export { AttentionNotice } from "./AttentionNotice.tsx";
