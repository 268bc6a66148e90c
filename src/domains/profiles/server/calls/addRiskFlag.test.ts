import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const flag = (w: World) => ({
  influencerUid: w.aliceInfluencer,
  fields: {
    kind: 'politics',
    source: 'A campaign post, instagram.com/p/1',
    seenOn: '2026-02-20',
    until: '2026-09-01',
  } as const,
})

describeCall(profileCalls.addRiskFlag, flag)

it('keeps what, where, when, until when and by whom, and logs it', async () => {
  const w = await world()
  const { rows } = await w.amir.call('addRiskFlag', flag(w))
  expect(rows).toMatchObject([{ ...flag(w).fields, by: 'Amir', stands: true, endedAt: null }])
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ kind: 'influencer.risk-flagged', after: { kind: 'politics' } })
})

it.each([
  [
    'a day that has not come',
    { seenOn: '2027-01-01' },
    'The day it was seen can’t be in the future. Choose today or an earlier day.',
  ],
  ['an end that has passed', { until: '2026-02-25' }, 'The end date has passed. Choose today or a later day.'],
  ['an end beyond two years', { until: '2029-01-01' }, 'A flag lasts two years at most. Choose an earlier end date.'],
])('refuses %s', async (_what, wrong, message) => {
  const w = await world()
  const { influencerUid, fields } = flag(w)
  const refused = await refusal(w.ada.call('addRiskFlag', { influencerUid, fields: { ...fields, ...wrong } }))
  expect(refused.message).toBe(message)
})

it('is no part of what the creator or a brand can read, not even of an export', async () => {
  const w = await world()
  await w.ada.call('addRiskFlag', flag(w))
  const own = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  const page = await w.bella.call('getCreatorPage', { handle: 'alice.eats' })
  expect(JSON.stringify([own, page])).not.toMatch(/politics|campaign post/)
})
