import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const facts = (w: World) => ({
  uid: w.aliceInfluencer,
  version: 1,
  fields: { priority: 1 as const, labels: ['nurture' as const], staffNotes: 'Kind, always on time.' },
})

describeCall(profileCalls.saveInfluencerStaffFacts, facts)

it('is for the team alone', async () => {
  const w = await world()
  const saved = await w.amir.call('saveInfluencerStaffFacts', facts(w))
  expect(saved.staff).toEqual(facts(w).fields)
  expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).staff).toBeNull()
  expect((await refusal(w.amir.call('saveInfluencerStaffFacts', facts(w)))).code).toBe('aborted')
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ before: { labels: [] }, after: { labels: ['nurture'] } })
})
