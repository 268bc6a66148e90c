import { expect, it } from 'vitest'
import { type Aside, type Situation, whyNot } from './possible.ts'
import type { CollabAction } from './stages.ts'

const at = new Date('2026-03-10T15:00:00Z')
const booked = { live: true, confirmedAt: null, checkedInAt: null }
const scheduled: Situation = { stage: 4, outcome: 'open', dispute: null, venueAnswer: null, visit: booked }
const confirmed = { ...scheduled, visit: { ...booked, confirmedAt: at } }
const visited = { ...scheduled, visit: { ...booked, confirmedAt: at, checkedInAt: at } }
const released = { ...scheduled, visit: { ...booked, live: false } }
const missed: Situation = { ...scheduled, outcome: 'no-show' }
const gone = 'Your spot went to the next creator on the waitlist. Choose another time.'

it.each<[string, Situation, CollabAction | Aside, string | null]>([
  ['a booked visit', scheduled, 'confirm', null],
  ['a booked visit', scheduled, 'cancel', null],
  ['a booked visit', scheduled, 'proposeSlots', null],
  ['a booked visit', scheduled, 'extendDeadline', null],
  ['a confirmed visit', confirmed, 'confirm', 'This visit is already confirmed.'],
  ['a confirmed visit', confirmed, 'reschedule', null],
  [
    'a visit that took place',
    visited,
    'cancel',
    'This visit has started, so it can’t be cancelled. If something’s wrong, contact support.',
  ],
  ['a visit that took place', visited, 'reschedule', 'This visit has started, so it can’t be moved.'],
  ['a visit that took place', visited, 'proposeSlots', 'This visit has started, so it can’t be moved.'],
  [
    'a visit that took place',
    visited,
    'markNoShow',
    'This creator is already checked in, so they can’t be marked as a no-show.',
  ],
  [
    'a visit that took place',
    visited,
    'markNotHosted',
    'You’re already checked in, so this visit can’t be marked as not hosted.',
  ],
  ['a visit that took place', visited, 'confirm', 'This visit has started, so there’s nothing to confirm.'],
  ['a visit that took place', visited, 'runLate', 'You’re already checked in.'],
  ['a visit that took place', visited, 'submitDeliverable', null],
  ['a released visit', released, 'confirm', gone],
  ['a released visit', released, 'checkIn', gone],
  ['a released visit', released, 'markNoShow', gone],
  ['a released visit', released, 'reschedule', null],
  ['a no-show', missed, 'dispute', null],
  ['a no-show', missed, 'decide', 'There’s no open dispute on this collab.'],
  ['a no-show', missed, 'cancel', 'This collab was marked as a no-show, so it can’t be cancelled.'],
  ['a no-show', missed, 'extendDeadline', 'This collab was marked as a no-show, so no content is due.'],
  ['a disputed no-show', { ...missed, dispute: {} }, 'decide', null],
  [
    'a decided no-show',
    { ...missed, dispute: { decision: 'stands' } },
    'decide',
    'There’s no open dispute on this collab.',
  ],
])('of %s %#', (_, situation, action, why) => {
  expect(whyNot(situation, action)).toBe(why)
})

it('lets staff end what both sides cannot any more', () => {
  expect(whyNot(visited, 'cancel', 'staff')).toBeNull()
})

it('tells a venue whose spot it was, as it can’t choose another time itself', () => {
  const words = 'The spot went to the next creator on the waitlist. This creator can choose another time.'
  for (const reader of ['brand', 'staff'] as const) expect(whyNot(released, 'markNoShow', reader)).toBe(words)
})
