import type { Availability, Stay } from '../briefs/brief.ts'
import { worthOfStay } from '../briefs/stays.ts'

/**
 * France: from 1,000 EUR a year between one brand and one creator, in kind included, the law asks for a written contract
 * (loi n° 2023-451 of 9 June 2023, art. 8). In minor units.
 */
export const contractLimits = { near: 80_000, needed: 100_000 } as const
export const contractLevels = ['none', 'near', 'needed'] as const
export type ContractLevel = (typeof contractLevels)[number]

/** What a sum of a year asks for. */
export function contractLevel(totalMinor: number): ContractLevel {
  if (totalMinor >= contractLimits.needed) return 'needed'
  return totalMinor >= contractLimits.near ? 'near' : 'none'
}

type Offer = {
  valueMinor: number
  paymentMinor?: number | undefined
  stay?: Stay | undefined
  availability?: Pick<Availability, 'stay'>
}

/** What an offer comes to at most: of a stay, its longest. */
export function offerWorth({ valueMinor, paymentMinor = 0, availability, stay = availability?.stay }: Offer): number {
  return worthOfStay(valueMinor, stay, stay?.maxNights ?? 1) + paymentMinor
}

/** What a year asks for in which the two agreed so much elsewhere, and this offer. */
export function contractDuty(othersMinor: number, offer: Offer, year: number) {
  const totalMinor = othersMinor + offerWorth(offer)
  return { level: contractLevel(totalMinor), totalMinor, year }
}
