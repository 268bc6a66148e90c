import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.getBriefCopies, async (w) => ({ briefUid: (await liveBrief(w)).uid }))

it('offers the other venues that one works for, and asks for the value anew in another currency', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const { content } = await w.bella.call('getBrief', { uid: briefUid })
  const nord = await groupVenue(w, { name: 'Luna Nord', team: true })
  const paris = await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const { title, brandName, isStay, venues } = await w.bella.call('getBriefCopies', { briefUid })
  expect({ title, brandName, isStay }).toEqual({ title: content.title, brandName: 'Luna', isStay: false })
  expect(venues).toMatchObject([
    { uid: nord, currency: 'GBP', valueMinor: content.valueMinor, windows: content.availability.windows, hasIt: false },
    { uid: paris, currency: 'EUR', valueMinor: 0, maxCollabs: content.maxCollabs },
  ])
  expect((await w.ben.call('getBriefCopies', { briefUid })).venues.map(({ uid }) => uid)).toEqual([nord])
})
