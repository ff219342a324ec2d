/** A seeded random number generator: the same seed gives the same sequence. */
export type SeededRandom = {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  boolean(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  pick<T>(items: readonly T[]): T | undefined;
};

/** Mulberry32, a generator with 32 bits of state. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    boolean: probability => next() < probability,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  };
}

/** FNV-1a, 32 bits: a stable number for a text, 0 to 2³² - 1. */
export function hashOf(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}
