import * as z from 'zod/mini'
import { day, text } from '../../kit/contract/fields.ts'

/** What our team looks at twice before a creator meets a brand. */
export const riskKinds = [
  'alcohol',
  'drugs',
  'nudity',
  'politics',
  'obscenity',
  'crime',
  'discrimination',
  'gambling',
  'bought-followers',
  'other',
] as const
export type RiskKind = (typeof riskKinds)[number]
export const riskNames: Record<RiskKind, string> = {
  alcohol: 'Alcohol',
  drugs: 'Drugs',
  nudity: 'Nudity',
  politics: 'Politics',
  obscenity: 'Obscenity',
  crime: 'Crime',
  discrimination: 'Discrimination',
  gambling: 'Gambling',
  'bought-followers': 'Bought followers',
  other: 'Other',
}

/** A flag stands for two years at most: then somebody looks again. */
export const longestFlagDays = 730

/** What a flag needs: what it is about, where that was seen and when, and until when it stands. */
export const RiskFlagFields = z.object({
  kind: z.enum(riskKinds),
  source: text(500),
  seenOn: day,
  until: day,
})
export type RiskFlagFields = z.output<typeof RiskFlagFields>
