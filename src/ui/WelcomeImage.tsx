/** The illustration of the welcome page: a phone with a wellbeing app, charts of its use, and its users. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { vars } from "#src/theme/vars.css.ts";

const art = vars.illustration;

export function WelcomeImage({ label }: { label: Text }) {
  return (
    <svg viewBox="0 0 640 540" fill="none" role="img" aria-label={label}>
      <path d="M259 492a238 238 0 1 1 122 0Z" fill={art.halo} />
      <path
        d="M96 342a238 238 0 0 0 163 150h122a238 238 0 0 0 163-150c-60-34-96 26-176 22S176 300 96 342Z"
        fill={art.haloDeep}
      />
      <g stroke={art.tealMid} strokeWidth="2" strokeLinecap="round" strokeDasharray="1 9">
        <path d="M150 356c-6-50 20-84 78-96" />
        <path d="M506 372c10-8 14-14 14-26" />
        <path d="M470 88c-14-18-34-30-58-34" />
      </g>
      <circle cx="118" cy="86" r="6" fill={art.plum} />
      <circle cx="92" cy="282" r="4" fill={art.coral} />
      <circle cx="574" cy="164" r="5" fill={art.tealMid} />
      <Phone />
      <Charts />
      <People />
      <path d="M64 492h512" stroke={art.line} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

interface CardProps {
  at: string;
  width: number;
  height: number;
  children: ReactNode;
}

function Card({ at, width, height, children }: CardProps) {
  return (
    <g transform={`translate(${at})`}>
      <rect x="4" y="10" width={width} height={height} rx="18" fill={art.shade} />
      <rect width={width} height={height} rx="18" fill={art.panel} stroke={art.line} strokeWidth="1.5" />
      <rect x="20" y="20" width={width * 0.36} height="7" rx="3.5" fill={art.ink} />
      <rect x="20" y="33" width={width * 0.22} height="6" rx="3" fill={art.line} />
      {children}
    </g>
  );
}

const usageLine = "M20 116c14-2 20-12 32-12s16 8 28 4 18-30 34-30 16 8 28 2 16-24 34-28";
const groups = [
  { x: 22, active: 26, rest: 22 },
  { x: 48, active: 44, rest: 16 },
  { x: 74, active: 58, rest: 18 },
  { x: 100, active: 36, rest: 26 },
  { x: 126, active: 48, rest: 12 },
  { x: 152, active: 22, rest: 16 },
];
const swatches = [art.teal, art.sand, art.coral, art.plum];

/** Three cards around the phone: use over time, a comparison of groups, the colours of a theme. */
export function Charts() {
  return (
    <>
      <Card at="36 112" width={200} height={142}>
        <path d="M20 60h160M20 88h160M20 116h160" stroke={art.faint} strokeWidth="2" strokeLinecap="round" />
        <path d={`${usageLine}V124H20Z`} fill={art.tealSoft} fillOpacity="0.6" />
        <path d={usageLine} stroke={art.teal} strokeWidth="3.5" strokeLinecap="round" />
        <circle cx="176" cy="52" r="8" fill={art.panel} stroke={art.teal} strokeWidth="3.5" />
      </Card>
      <Card at="398 186" width={190} height={160}>
        {groups.map(({ x, active, rest }) => (
          <g key={x}>
            <rect x={x} y={140 - active - rest} width="16" height={rest + 6} rx="5" fill={art.tealSoft} />
            <rect x={x} y={140 - active} width="16" height={active} rx="5" fill={art.teal} />
          </g>
        ))}
      </Card>
      <Card at="440 68" width={146} height={92}>
        {swatches.map((colour, index) => (
          <circle key={colour} cx={32 + index * 26} cy="64" r="11" fill={colour} />
        ))}
      </Card>
    </>
  );
}

/** Three people in front of the phone, without faces, so that anybody can recognise themselves. */
export function People() {
  return (
    <>
      <g>
        <path d="M72 492v-40a40 40 0 0 1 80 0v40Z" fill={art.plum} />
        <path d="M103 396h18v18a9 9 0 0 1-18 0Z" fill={art.skinDark} />
        <circle cx="112" cy="384" r="21" fill={art.skinDark} />
        <path d="M90 388c-4-22 8-34 22-34s26 12 22 34c-4-12-12-16-22-16s-18 4-22 16Z" fill={art.bezel} />
        <circle cx="112" cy="350" r="9" fill={art.bezel} />
      </g>
      <g>
        <path d="M148 492v-58a44 44 0 0 1 88 0v58Z" fill={art.teal} />
        <path d="M182 372h20v20a10 10 0 0 1-20 0Z" fill={art.skinLight} />
        <circle cx="192" cy="360" r="23" fill={art.skinLight} />
        <path d="M168 362c-2-26 12-34 26-33s26 10 22 32c-3-10-8-14-14-15-12 6-28 2-34 16Z" fill={art.coral} />
      </g>
      <g>
        <path d="M428 492c-2-22-14-34-30-38 2 20 12 34 30 38Z" fill={art.tealMid} />
        <path d="M428 492c-4-28 2-46 16-60 8 20 4 42-16 60Z" fill={art.teal} />
        <path d="M428 492c4-14 12-22 26-24-2 14-12 22-26 24Z" fill={art.tealSoft} />
      </g>
      <g>
        <path d="M462 492v-44a42 42 0 0 1 84 0v44Z" fill={art.sand} />
        <path d="M480 432c-6-44 4-66 24-66s30 22 24 66c-14 10-34 10-48 0Z" fill={art.bezel} />
        <path d="M495 404h18v14a9 9 0 0 1-18 0Z" fill={art.skinLight} />
        <circle cx="504" cy="394" r="21" fill={art.skinLight} />
        <path d="M483 396c-2-18 8-24 21-24s23 6 21 24c-2-8-6-12-10-14-8 6-24 4-32 14Z" fill={art.bezel} />
      </g>
    </>
  );
}

const moods = [-4, -2, 0, 3, 5];
const chosenMood = 3;

const tasks = [
  { y: 256, colour: art.sand, length: 62 },
  { y: 306, colour: art.sky, length: 48 },
];

function Ring({ radius, share, colour }: { radius: number; share: number; colour: string }) {
  return (
    <>
      <circle cx="94" cy="145" r={radius} stroke={art.line} strokeWidth="10" />
      <circle
        cx="94"
        cy="145"
        r={radius}
        transform="rotate(-90 94 145)"
        stroke={colour}
        strokeWidth="10"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${share} 100`}
      />
    </>
  );
}

/** The phone: a greeting, progress rings, a mood scale and two completed tasks. */
export function Phone() {
  return (
    <g transform="translate(226 44)">
      <rect x="10" y="16" width="188" height="400" rx="36" fill={art.shade} />
      <rect width="188" height="400" rx="36" fill={art.bezel} />
      <rect x="7" y="7" width="174" height="386" rx="29" fill={art.panel} />
      <rect x="70" y="18" width="48" height="6" rx="3" fill={art.bezel} />
      <circle cx="37" cy="54" r="15" fill={art.tealSoft} />
      <path d="M28 64.5a9.5 9.5 0 0 1 18 0 15 15 0 0 1-18 0Z" fill={art.teal} />
      <circle cx="37" cy="49.5" r="5.5" fill={art.teal} />
      <rect x="62" y="44" width="68" height="7" rx="3.5" fill={art.ink} />
      <rect x="62" y="57" width="44" height="6" rx="3" fill={art.line} />
      <rect x="22" y="82" width="144" height="126" rx="18" fill={art.faint} />
      <Ring radius={46} share={74} colour={art.teal} />
      <Ring radius={31} share={58} colour={art.coral} />
      <path
        d="M94 155c-7-4.600-10.5-8.300-10.5-12.5a5.400 5.400 0 0 1 10.5-1.800 5.400 5.400 0 0 1 10.5 1.800c0 4.200-3.5 7.900-10.5 12.5Z"
        fill={art.coral}
      />
      {moods.map((smile, index) => {
        const isChosen = index === chosenMood;
        const x = 34 + index * 30;
        return (
          <g key={smile}>
            <circle cx={x} cy="232" r={isChosen ? 13 : 11} fill={isChosen ? art.teal : art.faint} />
            <path
              d={`M${x - 3.5} 229v.01m7 0v-.01M${x - 4} ${235 - smile / 2}q4 ${smile} 8 0`}
              stroke={isChosen ? art.panel : art.ink}
              strokeWidth="2"
              strokeLinecap="round"
            />
          </g>
        );
      })}
      {tasks.map(({ y, colour, length }) => (
        <g key={y}>
          <rect x="22" y={y} width="144" height="42" rx="13" fill={art.faint} />
          <rect x="31" y={y + 10} width="22" height="22" rx="8" fill={colour} />
          <rect x="62" y={y + 13} width={length} height="6" rx="3" fill={art.ink} />
          <rect x="62" y={y + 24} width="36" height="5" rx="2.5" fill={art.line} />
          <circle cx="148" cy={y + 21} r="9" fill={art.teal} />
          <path
            d={`m144 ${y + 21} 3 3 5-6`}
            stroke={art.panel}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
      <rect x="48" y="368" width="24" height="7" rx="3.5" fill={art.teal} />
      <circle cx="94" cy="371.5" r="3.5" fill={art.line} />
      <circle cx="128" cy="371.5" r="3.5" fill={art.line} />
    </g>
  );
}
