/** Any character, as the unit of a string. The unit `binary` of fast-check makes a list of all of them, for seconds. */
import fc from "fast-check";

const [firstSurrogate, surrogates, last] = [0xd8_00, 0x8_00, 0x10_ff_ff];

export const anyCharacter = fc
  .nat({ max: last - surrogates })
  .map((index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates));
