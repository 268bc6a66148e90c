/** How many millionths of a currency one pound is worth on the day in question; null where nobody has written it down. */
export type RateOf = (currency: string, day: string) => number | null

const poundMicro = 1_000_000

/** Rates on a day, one pound being one pound. */
export function rateOn(rates: RateOf, currency: string, day: string): number | null {
  return currency === 'GBP' ? poundMicro : rates(currency, day)
}

/** An amount of minor units in another currency by the rate of the day, rounded to the nearest; null without a rate. */
export function convert(
  { minor, currency }: { minor: number; currency: string },
  to: string,
  day: string,
  rates: RateOf,
): number | null {
  if (currency === to) return minor
  const [from, into] = [rateOn(rates, currency, day), rateOn(rates, to, day)]
  if (from === null || into === null) return null
  const [product, divisor] = [BigInt(minor) * BigInt(into), BigInt(from)]
  return Number((2n * product + divisor) / (2n * divisor))
}

/** Splits an amount into whole parts that add up to it: the first ones take what is left over. */
export function splitMinor(minor: number, parts: number): number[] {
  const each = Math.floor(minor / parts)
  return Array.from({ length: parts }, (_, nth) => each + (nth < minor - each * parts ? 1 : 0))
}

/** From this on, the pennies of an estimate say nothing: £10. */
const wholeFrom = 1_000

/** A range of estimates, without pennies unless it is small: “£74–£165”. */
export function wholeRange(low: number, high: number, write: (minor: number) => string): string {
  const whole = (minor: number) => (high < wholeFrom ? minor : Math.round(minor / 100) * 100)
  return `${write(whole(low))}–${write(whole(high))}`
}
