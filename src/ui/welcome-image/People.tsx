/** Three people in front of the phone, without faces, so that anybody can recognise themselves. */
import { vars } from "#src/theme/vars.css.ts";

const art = vars.illustration;

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
