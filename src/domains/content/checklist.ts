import { type GoldenRule, goldenRules } from '../onboarding/rules.ts'

/** The rules that a person must vouch for. */
export const tickedRules = ['features', 'showcases', 'appropriate', 'consent'] as const satisfies readonly GoldenRule[]
export type TickedRule = (typeof tickedRules)[number]

/** The rules not yet vouched for. */
export function missingTicks(ticks: readonly string[]): string[] {
  return tickedRules.filter((rule) => !ticks.includes(rule)).map((rule) => goldenRules[rule])
}

type Vouched = { ticks: readonly string[]; versions: readonly { submittedAt: string | null }[] }

/** What somebody vouched for with a visit’s content so far: in any draft that is kept, or only with what was sent. */
export function promisedBefore(deliverables: readonly Vouched[], how: 'kept' | 'sent'): TickedRule[] {
  const counted = deliverables.filter(
    ({ versions }) => how === 'kept' || versions.some(({ submittedAt }) => submittedAt !== null),
  )
  return tickedRules.filter((rule) => counted.some(({ ticks }) => ticks.includes(rule)))
}
