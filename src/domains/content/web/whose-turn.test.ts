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
  [{ ...collab, stage: 1 as const }, [], { side: 'brand', what: 'answer the request', until: collab.answerBy }],
  [
    { ...collab, stage: 1 as const, startedBy: 'brand' as const },
    [],
    { side: 'influencer', what: 'answer the request', until: collab.answerBy },
  ],
  [{ ...collab, stage: 3 as const, visit: null }, [], { side: 'influencer', what: 'choose a time', until: null }],
  [
    { ...collab, stage: 4 as const, visit: { ...soon, confirmed: false } },
    [],
    { side: 'influencer', what: 'confirm the visit', until: soon.startsAt },
  ],
  [
    { ...collab, stage: 4 as const, visit: soon },
    [],
    { side: 'influencer', what: 'come to the visit', until: soon.startsAt },
  ],
  [
    { ...collab, stage: 4 as const },
    [deliverable('in-review'), deliverable('to-upload')],
    { side: 'influencer', what: 'deliver the content', until: collab.contentDueAt },
  ],
  [
    collab,
    [deliverable('in-review', '2026-03-19T00:00:00.000Z'), deliverable('in-review', '2026-03-18T00:00:00.000Z')],
    { side: 'brand', what: 'review the content', until: '2026-03-18T00:00:00.000Z' },
  ],
  [
    collab,
    [deliverable('in-review'), deliverable('changes-requested')],
    { side: 'influencer', what: 'make the changes', until: collab.contentDueAt },
  ],
  [
    collab,
    [deliverable('approved'), deliverable('published')],
    { side: 'influencer', what: 'publish the content', until: null },
  ],
  [{ ...collab, stage: 6 as const, outcome: 'completed' as const }, [deliverable('published')], null],
  [{ ...collab, stage: 1 as const, outcome: 'declined' as const }, [], null],
])('case %#: the ball is where the next step is', (given, deliverables, turn) => {
  expect(turnOf(given, deliverables, at)).toEqual(turn)
})
