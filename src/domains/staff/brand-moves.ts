import type { Condition } from '../../kit/contract/table.ts'
import { entriesOf } from '../../kit/contract/keys.ts'
import { lostSalesStage } from '../profiles/lost.ts'
import { onboardingStages, onboardingStagesByHand, type SalesStage } from '../profiles/desk-vocabulary.ts'

type OnboardingByHand = (typeof onboardingStagesByHand)[number]
type Stages = { onboardingStage: number; salesStage: SalesStage }

/** The columns of the board: the onboarding stages, and brands that we lost. */
export const brandColumns: readonly { key: string; title: string }[] = [
  ...entriesOf(onboardingStages).map(([stage, title]) => ({ key: String(stage), title })),
  { key: 'lost', title: 'Lost' },
]

/** What a column lists, and in which order: who has been there longest first, of those that we lost the latest. */
export function brandsIn(column: string): { where: Condition[]; sort: string } {
  const lost = (is: 'is' | 'not'): Condition => ({ field: 'sales', is, values: [String(lostSalesStage)] })
  if (column === 'lost') return { where: [lost('is')], sort: 'salesDays' }
  return { where: [{ field: 'onboarding', is: 'is', values: [column] }, lost('not')], sort: '-onboardingDays' }
}

/** One step of a brand on the board, and where it leads. */
export type BrandMove = { label: string; column: string } & (
  | { to: 'onboarding'; stage: OnboardingByHand }
  | { to: 'lost' }
  | { to: 'back' }
)

/** What our team can do with a brand from where it stands; the later onboarding stages follow from what it does. */
export function brandMovesFrom({ onboardingStage, salesStage }: Stages): BrandMove[] {
  if (salesStage === lostSalesStage)
    return [{ label: 'Bring back as prospective', column: String(onboardingStage), to: 'back' }]
  const isByHand = onboardingStagesByHand.some((stage) => stage === onboardingStage)
  const stages = isByHand ? onboardingStagesByHand.filter((stage) => stage !== onboardingStage) : []
  return [
    ...stages.map((stage): BrandMove => ({
      label: `Move to ${onboardingStages[stage]}`,
      column: String(stage),
      to: 'onboarding',
      stage,
    })),
    { label: 'Mark as lost', column: 'lost', to: 'lost' },
  ]
}
