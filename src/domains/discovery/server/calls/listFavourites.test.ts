import { expect, it } from 'vitest'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { setBrand, setInfluencer } from '../../../profiles/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { setVisit } from '../../../visits/server/build.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.listFavourites, (w) => ({ brandUid: w.luna }))

const favourites = async (w: World, by = w.bella) => (await by.call('listFavourites', { brandUid: w.luna })).rows

/** Alice was at Luna's, and Bella has reviewed it, or not. */
async function visited(w: World, value: number | null): Promise<string> {
  const collabUid = await completedCollab(w)
  await setVisit(w.database.db, collabUid, { checkedInAt: storySlot })
  if (value !== null) await w.bella.call('submitReview', { collabUid, value, text: '' })
  return collabUid
}

it('shows who visited, with the last visit and what the venue said of it', async () => {
  const w = await world()
  expect(await favourites(w)).toEqual([])
  await visited(w, 6)
  const lastVisit = { on: storySlot.toISOString(), timezone: 'Europe/London', venue: 'Luna', review: 6, visits: 1 }
  expect(await favourites(w)).toMatchObject([{ handle: 'alice.eats', visitedUs: true, lastVisit }])
})

it('shows who has not been reviewed yet, and not those whom the venue liked less', async () => {
  const w = await world()
  const collabUid = await visited(w, null)
  expect(await favourites(w)).toMatchObject([{ lastVisit: { review: null } }])
  await w.bella.call('submitReview', { collabUid, value: 3, text: '' })
  expect(await favourites(w)).toEqual([])
})

it('leaves out who did not come, who takes a break, and whom the brand does not host', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  expect(await favourites(w)).toEqual([])
  await setVisit(w.database.db, uid, { checkedInAt: storySlot })
  expect(await favourites(w)).toHaveLength(1)
  await setInfluencer(w.database.db, w.aliceInfluencer, { pausedAt: storySlot })
  expect(await favourites(w)).toEqual([])
  await setInfluencer(w.database.db, w.aliceInfluencer, { pausedAt: null })
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  expect(await favourites(w)).toEqual([])
})

it('knows the visits to every venue of the organisation, in pages', async () => {
  const w = await world()
  await visited(w, 5)
  const asked = { brandUid: w.orso, limit: 1 }
  expect((await w.ada.call('listFavourites', asked)).rows).toEqual([])
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await setBrand(w.database.db, w.orso, { orgUid })
  const { rows, nextCursor } = await w.ada.call('listFavourites', asked)
  expect(rows).toMatchObject([{ lastVisit: { venue: 'Luna' } }])
  expect(nextCursor).toBeNull()
})

it('says nothing of a sister venue to whoever does not belong to it', async () => {
  const w = await world()
  const collabUid = await visited(w, null)
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await setBrand(w.database.db, w.orso, { orgUid })
  const seen = async () => (await w.oscar.call('listFavourites', { brandUid: w.orso })).rows
  expect(await seen()).toEqual([])
  const { accountUid } = w.oscar
  await w.tx((tx) => addMembership(tx, accountUid, 'brand', w.luna, 'member'))
  expect(await seen()).toMatchObject([{ lastVisit: { venue: 'Luna', visits: 1 } }])
  // What one venue thinks of a creator is no reason at the other.
  await w.bella.call('submitReview', { collabUid, value: 3, text: '' })
  expect(await seen()).toEqual([])
})
