import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { tierFacts, tierIds } from '../plans/tiers.ts'
import { stepWords } from './steps.ts'

/** Which side somebody signs up for, once they have said so. */
export const sideNames = { brand: 'Brand', influencer: 'Creator' } as const

/** The columns of the people who have signed up and have not finished. */
export const onboardingColumns = defineTable({
  name: { title: 'Name' },
  email: { title: 'Email' },
  side: { title: 'Type', kind: 'choice', choices: namedChoices(sideNames), optional: true },
  step: {
    title: 'Stopped at',
    kind: 'choice',
    choices: Object.entries(stepWords).map(([value, { title }]) => ({ value, label: title })),
    optional: true,
  },
  tier: {
    title: 'Plan',
    kind: 'choice',
    choices: tierIds.map((value) => ({ value, label: tierFacts[value].name })),
    optional: true,
  },
  proof: { title: 'Proof of ownership' },
  since: { title: 'Stopped on', kind: 'day', sort: true },
  started: { title: 'Signed up', kind: 'day', sort: true },
})
