import { expect, it } from 'vitest'
import { turnOf } from './whose-turn.ts'

const at = new Date('2026-03-11T15:00:00Z')
const visit = {
  uid: 'visit',
  startsAt: '2026-03-10T15:00:00.000Z',
  endsAt: '2026-03-10T16:30:00.000Z',
  guests: 1,
  guestNames: [],
  needs: null,
  confirmed: true,
  checkedInAt: null,
  lateMinutes: null,
  proposed: [],
  released: false,
}
const soon = { ...visit, startsAt: '2026-03-12T15:00:00.000Z' }
const collab = {
  stage: 5,
  outcome: 'open',
  startedBy: 'influencer',
  answerBy: '2026-03-16T09:00:00.000Z',
  visit,
  contentDueAt: '2026-03-24T15:00:00.000Z',
} as const
const deliverable = (
  state: 'to-upload' | 'changes-requested' | 'in-review' | 'approved' | 'published',
  autoApproveAt: string | null = null,
) => ({ state, autoApproveAt, type: 'reel' as const })

it.each([
  [{ ...collab, stage: 1 as const }, [], ['brand', 'Reply to this request', collab.answerBy]],
  [
    { ...collab, stage: 1 as const, startedBy: 'brand' as const },
    [],
    ['influencer', 'Reply to this invitation', collab.answerBy],
  ],
  [{ ...collab, stage: 3 as const, visit: null }, [], ['influencer', 'Choose a time for your visit', null]],
  [
    { ...collab, stage: 4 as const, visit: { ...soon, confirmed: false } },
    [],
    ['influencer', 'Confirm your visit', soon.startsAt],
  ],
  [
    { ...collab, stage: 4 as const, visit: { ...soon, startsAt: '2026-03-14T15:00:00.000Z', confirmed: false } },
    [],
    ['influencer', 'You can confirm your visit from', '2026-03-13T15:00:00.000Z'],
  ],
  [{ ...collab, stage: 4 as const, visit: soon }, [], ['influencer', 'You’re booked in', soon.startsAt]],
  [
    { ...collab, stage: 4 as const },
    [deliverable('in-review'), deliverable('to-upload')],
    ['influencer', 'Deliver your content', collab.contentDueAt],
  ],
  [
    collab,
    [deliverable('in-review', '2026-03-19T00:00:00.000Z'), deliverable('in-review', '2026-03-18T00:00:00.000Z')],
    ['brand', '2 deliverables are waiting for your approval', '2026-03-18T00:00:00.000Z'],
  ],
  [
    collab,
    [deliverable('in-review'), deliverable('changes-requested')],
    ['influencer', 'Make the requested changes', collab.contentDueAt],
  ],
  [collab, [deliverable('approved'), deliverable('published')], ['influencer', 'Publish your approved content', null]],
  [{ ...collab, stage: 6 as const, outcome: 'completed' as const }, [deliverable('published')], null],
  [{ ...collab, stage: 1 as const, outcome: 'declined' as const }, [], null],
])('case %#: the ball is where the next step is', (given, deliverables, expected) => {
  const turn = turnOf(given, deliverables, at)
  expect(turn && [turn.side, turn.yours, turn.until]).toEqual(expected)
})

it('says to each reader their own part first', () => {
  const half = { ...collab, stage: 4 as const }
  const deliverables = [deliverable('in-review', '2026-03-18T00:00:00.000Z'), deliverable('to-upload')]
  expect(turnOf(half, deliverables, at, 'brand')).toMatchObject({
    yours: '1 deliverable is waiting for your approval',
    autoApproves: true,
    until: '2026-03-18T00:00:00.000Z',
  })
  expect(turnOf(half, deliverables, at, 'influencer')?.yours).toBe('Deliver your content')
  expect(turnOf(half, deliverables, at, 'staff')?.theirs('Alice')).toBe('Waiting for Alice to deliver the content')
})
