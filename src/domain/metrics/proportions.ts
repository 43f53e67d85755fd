/**
 * Whether shares differ by more than chance. Each sample gets one success and one failure more, so that small counts are
 * not taken for certain: Agresti and Caffo, “Simple and effective confidence intervals for proportions and differences of
 * proportions”, The American Statistician 54 (2000), 280–288.
 */
export interface Sample {
  readonly count: number;
  readonly base: number;
}

const adjusted = ({ count, base }: Sample) => {
  const share = (count + 1) / (base + 2);
  return { share, variance: (share * (1 - share)) / (base + 2) };
};

const sum = (values: ReadonlyArray<number>) => values.reduce((all, value) => all + value, 0);

/** How many standard errors the shares of `more` are above those of `less`, both summed up. */
export const zOf = (more: ReadonlyArray<Sample>, less: ReadonlyArray<Sample>): number => {
  const [above, below] = [more.map(adjusted), less.map(adjusted)];
  const difference = sum(above.map(({ share }) => share)) - sum(below.map(({ share }) => share));
  return difference / Math.sqrt(sum([...above, ...below].map(({ variance }) => variance)));
};

/** At most this probable by chance, in either direction (the bound of Mills' ratio). */
export const chanceOf = (z: number): number =>
  Math.min(1, (2 * Math.exp((-z * z) / 2)) / (Math.abs(z) * Math.sqrt(2 * Math.PI)));
