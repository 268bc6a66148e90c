import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

// The calendar of whoever asks: their own profile's, the venue's, or the team's.
describeCall(
  visitCalls.revokeCalendarFeed,
  () => ({}),
  (w, person) => ({
    profileUid:
      { alice: w.aliceInfluencer, olivia: w.oliviaInfluencer, ben: w.luna, bella: w.luna, oscar: w.orso }[
        person.name
      ] ?? null,
  }),
)

it('ends it, and says when there was none', async () => {
  const w = await world()
  const profileUid = w.luna
  expect(await w.bella.call('revokeCalendarFeed', { profileUid })).toEqual({ revoked: false })
  await w.bella.call('createCalendarFeed', { profileUid })
  expect(await w.ben.call('revokeCalendarFeed', { profileUid })).toEqual({ revoked: false })
  expect(await w.bella.call('revokeCalendarFeed', { profileUid })).toEqual({ revoked: true })
  expect(await w.bella.call('getCalendarFeed', { profileUid })).toEqual({ createdAt: null })
})
