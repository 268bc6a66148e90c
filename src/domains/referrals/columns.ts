import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import type { State } from './referral.ts'

export const kindNames = { influencer: 'Creator', brand: 'Venue' } as const

/** How a referral stands, for our team. */
export const stateNames = {
  joined: 'Joined',
  qualified: 'Thank-you due',
  given: 'Thank-you given',
  refused: 'Refused',
} as const satisfies Record<State, string>

/** The columns of our team’s list of referrals. */
export const referralColumns = defineTable({
  inviter: { title: 'Invited by' },
  name: { title: 'Who joined', sort: true },
  kind: { title: 'Type', kind: 'choice', choices: namedChoices(kindNames) },
  joined: { title: 'Joined', kind: 'day', sort: true },
  qualified: { title: 'First collab completed', kind: 'day', optional: true, sort: true },
  thankYou: { title: 'Thank-you' },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(stateNames) },
  note: { title: 'Note' },
})
