import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { analyticsCalls } from '../../contract.ts'

const march = { days: 90, own: { from: '2026-03-01', until: '2026-03-31' } } as const

describeCall(analyticsCalls.listPublishedRows, async (w) => {
  await countedCollab(w)
  return { brandUid: w.luna, ...march }
})

it('is part of advanced reporting', async () => {
  const w = await world()
  await givePlan(w, 'starter')
  expect(await refusal(w.bella.call('listPublishedRows', { brandUid: w.luna, days: 90 }))).toMatchObject({
    code: 'failed-precondition',
    message: 'Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.',
  })
})

it('lists each deliverable of the period once, and what is not known as unknown', async () => {
  const w = await world()
  await countedCollab(w)
  const list = (change = {}) => w.bella.call('listPublishedRows', { brandUid: w.luna, ...march, ...change })
  const { rows } = await list()
  expect(rows).toHaveLength(2)
  expect(rows.find(({ format }) => format === 'reel')).toMatchObject({
    uid: expect.stringMatching(/^deliverable_/),
    venue: 'Luna',
    timezone: 'Europe/London',
    views: 12_000,
    likes: null,
  })
  expect(rows.find(({ format }) => format === 'post')).toMatchObject({ venue: 'Luna', views: null })
  expect((await list({ all: true })).rows).toEqual(rows)
  expect((await list({ own: { from: '2026-02-01', until: '2026-02-28' } })).rows).toEqual([])
})
