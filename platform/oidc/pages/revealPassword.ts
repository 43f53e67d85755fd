/** The button in a password field that shows the typed text. Without its script it stays hidden. The script also sends a form once. */
import { createHash } from "node:crypto";
import { markup } from "./markup.ts";

/**
 * Hidden again before the form is sent: browsers keep the values of plain text fields for their suggestions. A second press
 * would throw away the answer to the first, which alone knows that the password is set, and its new cookie.
 */
const script = `
for (const button of document.querySelectorAll(".reveal")) {
  const field = document.getElementById(button.getAttribute("aria-controls"));
  const show = (isShown) => {
    field.type = isShown ? "text" : "password";
    button.setAttribute("aria-pressed", String(isShown));
  };
  button.addEventListener("click", () => show(field.type === "password"));
  field.form.addEventListener("submit", () => show(false));
  button.hidden = false;
}
let sentAt = -Infinity;
addEventListener("submit", (event) => {
  if (event.timeStamp - sentAt < 5000) event.preventDefault();
  else sentAt = event.timeStamp;
});
`;

/** The one script that the pages may run (Content-Security-Policy). */
export const revealScriptHash = createHash("sha256").update(script).digest("base64");

/** Placed after the fields. */
export const revealScript = { html: `<script>${script}</script>` };

/** Lucide's eye, and the line that crosses it out. */
const eye = {
  html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0"/><circle cx="12" cy="12" r="3"/><path class="crossed" d="m3 3 18 18"/></svg>`,
};

export const revealButton = (fieldName: string, label: string) =>
  markup`<button class="reveal" type="button" aria-pressed="false" aria-controls="${fieldName}" title="${label}" hidden>${eye}<span>${label}</span></button>`;
