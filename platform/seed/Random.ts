/** Reproducible random choices: mulberry32, a generator with 32 bits of state. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }

  /** A word with probability proportional to its weight; missing weights equal the last one. */
  pick<Word>(words: readonly [Word, ...ReadonlyArray<Word>], weights: ReadonlyArray<number> = [1]): Word {
    const weightOf = (index: number) => weights[index] ?? weights.at(-1) ?? 1;
    let rest = this.next() * words.reduce((sum, _word, index) => sum + weightOf(index), 0);
    return words.find((_word, index) => (rest -= weightOf(index)) < 0) ?? words[0];
  }
}
