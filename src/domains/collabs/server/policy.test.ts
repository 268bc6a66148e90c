import { expect, it } from 'vitest'
import { type Actor, anonymousActor, systemActor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { collabPolicy } from './policy.ts'

const collab = { brandUid: 'brand_luna', influencerUid: 'influencer_alice', startedBy: 'influencer' } as const
const person = (change: Partial<Actor>): Actor => ({ ...anonymousActor, accountUid: 'account_x', ...change })
const actors = {
  I: person({ influencers: { influencer_alice: 'owner' } }),
  B: person({ brands: { brand_luna: 'member' } }),
  M: person({ staff: 'account_manager', assigned: new Set(['brand_luna']) }),
  A: person({ staff: 'admin' }),
  clock: systemActor,
}
const strangers = [
  anonymousActor,
  person({ influencers: { influencer_olivia: 'owner' } }),
  person({ brands: { brand_orso: 'owner' } }),
  person({ staff: 'account_manager', assigned: new Set(['brand_orso']) }),
]

type Action = keyof typeof collabPolicy

/** Who may take each action: I influencer, B brand, M assigned account manager, A admin. */
const named: Record<Exclude<Action, 'see'>, string> = {
  approve: 'BMA',
  decline: 'BMA',
  withdraw: 'I',
  schedule: 'IMA',
  reschedule: 'IMA',
  confirm: 'I',
  checkIn: 'I',
  cancel: 'IBMA',
  markNoShow: 'BMA',
  markNotHosted: 'IMA',
  submitDeliverable: 'I',
  requestChanges: 'BMA',
  approveDeliverable: 'BMA',
  markPublished: 'I',
  submitReview: 'IB',
  expire: '',
  proposeSlots: 'BMA',
  runLate: 'I',
  sayNeeds: 'I',
  dispute: 'I',
  decide: 'MA',
  answerNotHosted: 'B',
  extendDeadline: 'MA',
  changeTerms: 'IB',
}

it.each(Object.entries(named) as [Exclude<Action, 'see'>, string][])('%s: %s', (action, who) => {
  const allowed = (['I', 'B', 'M', 'A'] as const).filter((name) => may(collabPolicy, actors[name], action, collab))
  expect(allowed.join('')).toBe(who)
  expect(strangers.filter((actor) => may(collabPolicy, actor, action, collab))).toEqual([])
})

it('lets the influencer answer an invitation, and nobody of the brand', () => {
  const invited = { ...collab, startedBy: 'brand' } as const
  for (const action of ['approve', 'decline'] as const) {
    expect(may(collabPolicy, actors.I, action, invited)).toBe(true)
    expect(may(collabPolicy, actors.B, action, invited)).toBe(false)
  }
})

it('leaves expiring to the clock', () => {
  expect(may(collabPolicy, actors.clock, 'expire', collab)).toBe(true)
})
