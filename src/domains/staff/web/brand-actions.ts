import type { SentInputOf } from '../../../kit/contract/calls.ts'
import type { TableChoice } from '../../../kit/contract/table.ts'
import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { profileCalls } from '../../profiles/contract.ts'
import { lostSalesStage, lostStatus } from '../../profiles/lost.ts'
import { onboardingStages, onboardingStagesByHand } from '../../profiles/desk-vocabulary.ts'
import type { ListedBrand } from '../contract/lists.ts'
import { brandList } from '../lists.ts'
import { assigning } from './assigning.ts'
import { messaging } from './message-action.ts'
import { notTheirs, type Self } from './team.ts'

const labels = brandList.labels.choices
const hasLabel = ({ labels: own }: ListedBrand, label: string) => own.some((each) => each === label)

const warnings: Record<string, string> = {
  'submit-for-deletion':
    'Tells the team that these brands can be deleted. The label doesn’t delete anything, and you can remove it again.',
  'dev-fake': 'Creators can’t find test brands, and this list hides them.',
}

/** Puts a label on, or takes it off: one takes the other back. */
const labelling = (on: boolean, self: Self): BulkAction<ListedBrand> => ({
  label: on ? 'Add label' : 'Remove label',
  sentence: on ? 'Add label to …' : 'Remove label from …',
  call: profileCalls.labelBrand,
  choice: { label: 'Label', choices: labels },
  ...(on && { warning: (label) => warnings[label] }),
  title: (label) => (on ? `Add label ${label}` : `Remove label ${label}`),
  itemOf: (brand, label) => {
    const why = notTheirs(brand, self)
    if (why) return why
    if (hasLabel(brand, label) === on) return on ? 'already has it' : 'doesn’t have it'
    const input = { uid: brand.uid, label }
    return { input: { ...input, on }, undo: { ...input, on: !on } }
  },
})

export const prioritising = (self: Self): BulkAction<ListedBrand> => ({
  label: 'Set priority',
  sentence: 'Set priority of …',
  call: profileCalls.prioritiseBrand,
  choice: { label: 'Priority', choices: brandList.priority.choices },
  title: (priority) => `Set priority ${priority}`,
  itemOf: (brand, chosen) => {
    const { uid, priority: was } = brand
    const why = notTheirs(brand, self)
    if (why) return why
    const priority = Number(chosen)
    if (was === priority) return 'already has it'
    return { input: { uid, priority, was }, undo: { uid, priority: was, was: priority } }
  },
})

type Stage = SentInputOf<typeof profileCalls.moveBrandStage>['move']

/** Stages by hand, as a choice has them: `sales.2`. Those of lost brands ask why, and are an action of their own. */
const stageChoices: readonly TableChoice[] = [
  ...brandList.sales.choices
    .filter(({ value }) => value !== String(lostSalesStage))
    .map(({ value, label }) => ({ value: `sales.${value}`, label: `Sales: ${label}` })),
  ...onboardingStagesByHand.map((stage) => ({
    value: `onboarding.${stage}`,
    label: `Onboarding: ${onboardingStages[stage]}`,
  })),
  ...brandList.status.choices
    .filter(({ value }) => value !== lostStatus)
    .map(({ value, label }) => ({ value: `status.${value}`, label: `Customer: ${label}` })),
]

/** Where a choice leads from where a brand stands, and since when it stands there; the server checks both stages. */
function moveOf(brand: ListedBrand, choice: string): { move: Stage; back: { move: Stage; since?: string } } {
  const [of = '', value = ''] = choice.split('.')
  const was = { sales: brand.salesStage, onboarding: brand.onboardingStage, status: brand.customerStatus }[of]
  const to = of === 'status' ? value : Number(value)
  const since = { sales: brand.salesSince, onboarding: brand.onboardingSince, status: brand.statusSince }[of]
  return { move: { of, to, was } as Stage, back: { move: { of, to: was, was: to } as Stage, ...(since && { since }) } }
}

/** Why a brand was lost, for whatever takes it back there. */
const lostAgain = ({ lostReason }: ListedBrand) => (lostReason ? { lost: { reason: lostReason, note: '' } } : {})

const moving = (self: Self): BulkAction<ListedBrand> => ({
  label: 'Change stage',
  sentence: 'Change stage of …',
  call: profileCalls.moveBrandStage,
  choice: { label: 'Stage', choices: stageChoices },
  title: (stage) => `Move to ${stage}`,
  itemOf: (brand, choice) => {
    const why = notTheirs(brand, self)
    if (why) return why
    const { move, back } = moveOf(brand, choice)
    if (move.to === move.was) return 'already there'
    if (move.of !== 'onboarding')
      return { input: { uid: brand.uid, move }, undo: { uid: brand.uid, ...back, ...lostAgain(brand) } }
    if (brand.onboardingStage > onboardingStagesByHand.length) return 'already further along'
    return { input: { uid: brand.uid, move }, undo: { uid: brand.uid, ...back } }
  },
})

/** Makes brands inactive, with why we lost them. */
const losing = (self: Self): BulkAction<ListedBrand> => ({
  label: 'Mark as lost',
  sentence: 'Mark … as lost',
  call: profileCalls.moveBrandStage,
  choice: { label: 'Why were they lost?', choices: brandList.lost.choices },
  isDangerous: true,
  title: (reason) => `Mark as lost: ${reason}`,
  itemOf: (brand, reason) => {
    const why = notTheirs(brand, self)
    if (why) return why
    const { uid, salesStage: was, salesSince: since } = brand
    if (was === lostSalesStage) return 'already lost'
    return {
      input: { uid, move: { of: 'sales', to: lostSalesStage, was }, lost: { reason, note: '' } },
      undo: { uid, move: { of: 'sales', to: was, was: lostSalesStage }, since },
    }
  },
})

/** Of the brand of each row. */
export const assigningBrands = (managers: readonly TableChoice[]) =>
  assigning<ListedBrand>(managers, (brand) => brand, 'Account manager')

/**
 * What somebody can do with many brands at once; nothing until it is known who they are. Only an admin gives brands to
 * colleagues, and changes brands that somebody else looks after.
 */
export function brandActions(managers: readonly TableChoice[], self: Self | null): BulkAction<ListedBrand>[] {
  if (!self) return []
  return [
    ...(self.role === 'admin' ? [assigningBrands(managers)] : []),
    messaging(
      (brand) => brand,
      (brand) => notTheirs(brand, self) ?? (brand.hasPeople ? null : 'no one can sign in for it'),
      'venue',
    ),
    labelling(true, self),
    labelling(false, self),
    prioritising(self),
    moving(self),
    losing(self),
  ]
}
