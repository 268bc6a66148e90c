import { expect, it } from 'vitest'
import { adviceFor, type Facts } from './advice.ts'
import type { Metric } from './goals.ts'

const good: Facts = {
  briefs: 1,
  liveBriefs: 1,
  spotsLeft: 3,
  requests: 0,
  booked: 0,
  toReview: 0,
  overdue: 0,
  withoutInsights: 0,
  withoutCode: 0,
}

it.each<[Metric, Partial<Facts>, string, string]>([
  ['visits', { briefs: 0 }, 'briefs', 'Add a brief. Its visits then count towards your targets.'],
  ['visits', { requests: 1 }, 'requests', 'Reply to 1 request.'],
  ['visits', { liveBriefs: 0 }, 'live', 'Publish a brief: creators can’t send requests right now.'],
  ['visits', { spotsLeft: 0 }, 'spots', 'Add spots to a brief: all of them are taken.'],
  ['visits', { booked: 2 }, 'invite', '2 visits are booked. Invite creators, or offer more times.'],
  ['views', { withoutInsights: 2, toReview: 1 }, 'insights', 'Ask for insights: 2 deliverables have none.'],
  ['deliverables', { toReview: 1, overdue: 2 }, 'review', 'Review 1 deliverable waiting for you.'],
  ['deliverables', { overdue: 1 }, 'overdue', 'Ask about 1 overdue deliverable.'],
  ['bookings', { withoutCode: 3 }, 'codes', 'Create booking codes before visits: 3 collabs didn’t have one in time.'],
  ['bookings', { requests: 2 }, 'requests', 'Reply to 2 requests.'],
])('for %s behind with %o it advises %s', (metric, facts, step, text) => {
  expect(adviceFor({ metric }, { ...good, ...facts })).toEqual({ step, text })
})
