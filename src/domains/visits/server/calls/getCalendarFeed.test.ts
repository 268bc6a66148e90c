import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

// The calendar of whoever asks: their own profile's, the venue's, or the team's.
describeCall(
  visitCalls.getCalendarFeed,
  () => ({}),
  (w, person) => ({
    profileUid:
      { alice: w.aliceInfluencer, olivia: w.oliviaInfluencer, ben: w.luna, bella: w.luna, oscar: w.orso }[
        person.name
      ] ?? null,
  }),
)

it('tells since when there is one, never its address', async () => {
  const w = await world()
  const profileUid = w.aliceInfluencer
  expect(await w.alice.call('getCalendarFeed', { profileUid })).toEqual({ createdAt: null })
  await w.alice.call('createCalendarFeed', { profileUid })
  expect(await w.alice.call('getCalendarFeed', { profileUid })).toEqual({ createdAt: '2026-03-02T09:00:00.000Z' })
  expect(await w.anna.call('getCalendarFeed', {})).toEqual({ createdAt: null })
})
