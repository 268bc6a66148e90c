import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { feedTokenHash } from '../calendar-owner.ts'
import { calendarFeeds } from '../tables.ts'

// The calendar of whoever asks: their own profile's, the venue's, or the team's.
describeCall(
  visitCalls.createCalendarFeed,
  () => ({}),
  (w, person) => ({
    profileUid:
      { alice: w.aliceInfluencer, olivia: w.oliviaInfluencer, ben: w.luna, bella: w.luna, oscar: w.orso }[
        person.name
      ] ?? null,
  }),
)

it('shows the address once and keeps only a hash of its token', async () => {
  const w = await world()
  const { url } = await w.alice.call('createCalendarFeed', { profileUid: w.aliceInfluencer })
  const token = must(must(/\/calendar\/([\w-]{43})\.ics$/.exec(url))[1])
  const rows = await w.database.db.select().from(calendarFeeds)
  expect(rows).toMatchObject([{ profileUid: w.aliceInfluencer, tokenHash: feedTokenHash(token) }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('ends the earlier address of the same calendar, not those of others', async () => {
  const w = await world()
  await w.bella.call('createCalendarFeed', { profileUid: w.luna })
  await w.ben.call('createCalendarFeed', { profileUid: w.luna })
  await w.bella.call('createCalendarFeed', { profileUid: w.luna })
  expect(await w.database.db.select().from(calendarFeeds)).toHaveLength(2)
})
