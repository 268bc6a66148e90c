import { defineTable, namedChoices } from '../../kit/contract/table.ts'

/** What became of a webhook. */
export const paymentOutcomes = {
  applied: 'Applied',
  stale: 'Arrived late',
  ignored: 'Ignored',
  odd: 'Needs attention',
} as const

/** The columns of the payment events. */
export const paymentColumns = defineTable({
  type: { title: 'Event', sort: true },
  organisation: { title: 'Organisation' },
  outcome: { title: 'Result', kind: 'choice', choices: namedChoices(paymentOutcomes) },
  note: { title: 'Reason' },
  subject: { title: 'Provider ID' },
  happened: { title: 'Occurred', kind: 'day', sort: true },
  received: { title: 'Received', kind: 'day', sort: true },
})
