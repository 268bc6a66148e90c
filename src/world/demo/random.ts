import { must } from '../../kit/contract/must.ts'
/** Numbers that are the same at every start, so that the demo is the same for everyone. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from 0 up to `below`. */
  int: (below: number) => number
  /** Normally distributed, mean 0, deviation 1. */
  normal: () => number
  pick: <T>(items: readonly T[]) => T
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => must(items[int(items.length)], 'item'),
  }
}
