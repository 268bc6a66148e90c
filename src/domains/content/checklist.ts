import { type GoldenRule, goldenRules } from '../onboarding/rules.ts'

/** The rules that a person must vouch for. */
export const tickedRules = ['features', 'showcases', 'appropriate', 'consent'] as const satisfies readonly GoldenRule[]
export type TickedRule = (typeof tickedRules)[number]

/** The rules not yet vouched for. */
export function missingTicks(ticks: readonly string[]): string[] {
  return tickedRules.filter((rule) => !ticks.includes(rule)).map((rule) => goldenRules[rule])
}
