/** How many of 64 bits may differ between the prints of two pictures that look the same. */
const nearBits = 6

/** How many bits two prints (16 hexadecimal digits each) differ in: 0 to 64. */
export function hammingDistance(a: string, b: string): number {
  let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  let bits = 0
  for (; rest > 0n; rest &= rest - 1n) bits++
  return bits
}

/** Whether two pictures look the same: cropped by a hair, scaled, compressed again. */
export function isNearCopy(a: string, b: string): boolean {
  return hammingDistance(a, b) <= nearBits
}
