/** The phone: a greeting, progress rings, a mood scale and two completed tasks. */
import { vars } from "#src/theme/vars.css.ts";

const art = vars.illustration;

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
