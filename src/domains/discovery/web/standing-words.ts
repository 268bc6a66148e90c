import type { OutputOf } from '../../../kit/contract/calls.ts'
import { visitTime } from '../../collabs/web/visit-time.ts'
import type { discoveryCalls } from '../contract.ts'

type Card = OutputOf<typeof discoveryCalls.listFeed>['rows'][number]

const stepWords = {
  invited: 'Invited',
  requested: 'Requested',
  approved: 'Approved',
  booked: 'Booked',
  'content-due': 'Content due',
  'content-sent': 'Content sent',
} as const

/** How far a creator's collab on a brief is: `Requested`, `Booked Tue 24 Nov, 13:30`, `Content due`. */
export function standingWords({ standing, timezone }: Pick<Card, 'standing' | 'timezone'>): string {
  if (!standing) return stepWords.requested
  const { step, startsAt, stay } = standing
  return startsAt ? `${stepWords[step]} ${visitTime({ startsAt, stay }, timezone)}` : stepWords[step]
}
