/** Inline style of the provider's pages: the console's look, in its colours. */
import { colours, cssName } from "#schemas/colours.ts";

// Without a build the platform has no assets and uses the system's font.
const fontFace = await import("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url").then(
  ({ default: url }) =>
    `@font-face { font-family: "Inter Variable"; font-weight: 100 900; src: url("${url}") format("woff2"); font-display: swap; }`,
  () => "",
);

/** The console's icon of an error (CircleAlert of lucide). */
const alertIcon = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>',
);

const variables = (mode: "light" | "dark") =>
  Object.entries(colours)
    .map(([name, [light, dark]]) => `--${cssName(name)}: ${mode === "light" ? light : dark};`)
    .join(" ");

export const style = `
${fontFace}
:root { color-scheme: light dark; ${variables("light")} }
@media (prefers-color-scheme: dark) { :root { ${variables("dark")} } }
*, ::before, ::after { box-sizing: border-box; margin: 0; }
html { font: 14px/20px "Inter Variable", Inter, system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
body {
  min-height: 100vh; min-height: 100svh; padding: 24px 16px;
  display: grid; place-content: center; grid-template-columns: minmax(0, 384px); gap: 16px;
  background: var(--canvas); color: var(--text);
}
.brand { display: flex; align-items: center; gap: 8px; font-weight: 600; }
.brand svg { width: 28px; height: 28px; }
main { padding: 24px; background: var(--surface); border: 1px solid var(--border); border-radius: 10px; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.012em; }
h1 + p { margin-top: 4px; color: var(--text-muted); overflow-wrap: anywhere; }
form { margin-top: 24px; display: grid; gap: 16px; }
form:has(> [type=hidden]) { display: none; }
label { display: block; margin-bottom: 4px; font-size: 13px; font-weight: 500; }
input {
  width: 100%; min-height: 36px; padding: 7px 11px;
  font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--border-control); border-radius: 6px;
}
input[aria-invalid=true] { border-color: var(--critical-text); }
input:focus-visible { outline-offset: -1px; }
.control { position: relative; }
.control:has(.reveal:not([hidden])) input { padding-right: 44px; }
/* Edge shows a button of its own. */
.control:has(.reveal:not([hidden])) input::-ms-reveal { display: none; }
.reveal:not([hidden]) {
  position: absolute; inset: 2px 2px 2px auto; width: 36px; padding: 0; display: grid; place-content: center;
  color: var(--text-muted); background: none; border: 0; border-radius: 5px; cursor: pointer;
}
.reveal:hover { color: var(--text); background: var(--hover); }
.reveal:focus-visible { outline-offset: -2px; }
.reveal svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.reveal[aria-pressed=false] .crossed { display: none; }
.reveal[aria-pressed=true] { color: var(--accent-text); }
.reveal span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.error { margin-top: 4px; padding-left: 20px; position: relative; font-size: 13px; color: var(--critical-text); }
.help { margin-top: 4px; font-size: 13px; color: var(--text-muted); }
input[readonly] { background: var(--canvas); border-color: var(--border); }
.error::before { content: ""; position: absolute; left: 0; top: 3px; width: 14px; height: 14px; background: currentColor; mask: url("data:image/svg+xml,${alertIcon}") center / contain no-repeat; }
.actions { margin-top: 24px; display: flex; flex-wrap: wrap; gap: 8px; }
form .actions { margin-top: 8px; }
.button {
  min-height: 36px; padding: 8px 12px; display: inline-flex; align-items: center; justify-content: center;
  font: inherit; font-weight: 500; text-decoration: none; cursor: pointer;
  color: var(--text); background: var(--surface); border: 1px solid var(--border-button); border-radius: 6px;
}
.button:hover { background: var(--hover); }
.button.primary { color: var(--on-accent); background: var(--accent); border-color: transparent; }
.button.primary:hover { background: var(--accent-hover); }
form .primary { flex-grow: 1; }
footer, .other { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13px; }
.other { margin-top: 16px; justify-content: center; }
.more { margin-top: 8px; color: var(--text-muted); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
footer { color: var(--text-muted); }
a { color: var(--accent-text); }
code { font: 12px/20px ui-monospace, monospace; }
.code { margin-top: 16px; font-size: 12px; color: var(--text-muted); overflow-wrap: anywhere; }
@media (pointer: coarse) { .button, input { min-height: 44px; } /* iOS zooms into fields with a smaller font. */ input { font-size: 16px; } :is(footer, .other) a { display: inline-block; padding: 12px 0; } .other { margin-top: 4px; margin-bottom: -12px; } .reveal:not([hidden]) { inset: 0 0 0 auto; width: 44px; } .control:has(.reveal:not([hidden])) input { padding-right: 48px; } }
@media (prefers-reduced-motion: no-preference) { .button { transition: background-color 120ms; } }
`;
