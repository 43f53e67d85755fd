/** The illustration of the welcome page: a phone with a wellbeing app, charts of its use, and its users. */
import type { Text } from "#src/i18n/Text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { Charts } from "./welcome-image/Charts.tsx";
import { People } from "./welcome-image/People.tsx";
import { Phone } from "./welcome-image/Phone.tsx";

const { halo, haloDeep, line, tealMid, coral, plum } = vars.illustration;

export function WelcomeImage({ label }: { label: Text }) {
  return (
    <svg viewBox="0 0 640 540" fill="none" role="img" aria-label={label}>
      <path d="M259 492a238 238 0 1 1 122 0Z" fill={halo} />
      <path
        d="M96 342a238 238 0 0 0 163 150h122a238 238 0 0 0 163-150c-60-34-96 26-176 22S176 300 96 342Z"
        fill={haloDeep}
      />
      <g stroke={tealMid} strokeWidth="2" strokeLinecap="round" strokeDasharray="1 9">
        <path d="M150 356c-6-50 20-84 78-96" />
        <path d="M506 372c10-8 14-14 14-26" />
        <path d="M470 88c-14-18-34-30-58-34" />
      </g>
      <circle cx="118" cy="86" r="6" fill={plum} />
      <circle cx="92" cy="282" r="4" fill={coral} />
      <circle cx="574" cy="164" r="5" fill={tealMid} />
      <Phone />
      <Charts />
      <People />
      <path d="M64 492h512" stroke={line} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
