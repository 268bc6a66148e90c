/** The five golden rules (seed §9). Software judges the quality; the influencer ticks the others, and the brand sees the ticks. */
export const goldenRules = {
  features: 'The content features the influencer for at least 5 seconds',
  showcases: 'It showcases the brand',
  appropriate: 'Content and conduct are appropriate',
  quality: 'Quality is 1080p minimum',
  consent: 'Consent and copyright are respected',
} as const
export type GoldenRule = keyof typeof goldenRules

/** The rules that a person must vouch for. */
export const tickedRules = ['features', 'showcases', 'appropriate', 'consent'] as const satisfies readonly GoldenRule[]
export type TickedRule = (typeof tickedRules)[number]

/** The rules not yet vouched for, in the seed's words. */
export function missingTicks(ticks: readonly string[]): string[] {
  return tickedRules.filter((rule) => !ticks.includes(rule)).map((rule) => goldenRules[rule])
}
