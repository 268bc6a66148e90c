import { expect, it } from 'vitest'
import { now } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { mostCollections } from '../../collections.ts'
import { contentCalls } from '../../contract.ts'
import { collections } from '../tables.ts'

describeCall(contentCalls.createCollection, async (w) => ({
  brandUid: w.luna,
  name: 'Winter menu',
  deliverableUids: await finishedContent(w),
}))

it('holds what it was made with, under a name of its own', async () => {
  const w = await world()
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  const { rows } = await w.ben.call('listCollections', { brandUid: w.luna })
  expect(rows).toEqual([
    {
      uid,
      name: 'Winter menu',
      deliverableUids,
      cover: { picture: expect.any(String), placeholder: expect.any(String) },
    },
  ])
  expect(await refusal(w.ben.call('createCollection', { brandUid: w.luna, name: 'Winter menu' }))).toEqual({
    code: 'failed-precondition',
    message: 'There’s already a collection called “Winter menu”. Choose another name.',
  })
})

it('is one of so many at most, also when two colleagues make the last one at once', async () => {
  const w = await world()
  const made = Array.from({ length: mostCollections - 1 }, (_, at) => ({
    uid: `collection_${at}`,
    brandUid: w.luna,
    name: `Number ${at}`,
    createdAt: now(),
  }))
  await w.database.db.insert(collections).values(made)
  const answers = await Promise.allSettled(
    [w.bella, w.ben].map((person, at) => person.call('createCollection', { brandUid: w.luna, name: `Last ${at}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('takes nothing of another brand', async () => {
  const w = await world()
  const deliverableUids = await finishedContent(w)
  const theirs = { brandUid: w.orso, name: 'Winter menu', deliverableUids }
  expect((await refusal(w.oscar.call('createCollection', theirs))).code).toBe('not-found')
  expect((await w.oscar.call('listCollections', { brandUid: w.orso })).rows).toEqual([])
})
