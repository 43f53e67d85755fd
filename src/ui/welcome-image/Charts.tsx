/** Three cards around the phone: use over time, a comparison of groups, the colours of a theme. */
import type { ReactNode } from "react";
import { vars } from "#src/theme/vars.css.ts";

const art = vars.illustration;

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
