import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { listCalls } from '../../contract.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

describeCall(listCalls.addToShortlist, (w) => ({ brandUid: w.luna, influencerUid: w.aliceInfluencer }))

it('begins the first shortlist by itself, and adds everybody once', async () => {
  const w = await world()
  const add = { brandUid: w.luna, influencerUid: w.aliceInfluencer }
  const first = await w.bella.call('addToShortlist', add)
  expect(first.name).toBe('Shortlist')
  expect(await w.ben.call('addToShortlist', add)).toEqual(first)
  const { rows } = await w.bella.call('getShortlist', { uid: first.uid })
  expect(rows.map(({ handle }) => handle)).toEqual(['alice.eats'])
})

it('keeps to the brand of the shortlist, and to approved creators', async () => {
  const w = await world()
  const theirs = await w.oscar.call('createShortlist', { brandUid: w.orso, name: 'Orso’s' })
  const wrong = w.bella.call('addToShortlist', {
    brandUid: w.luna,
    influencerUid: w.aliceInfluencer,
    uid: theirs.uid,
  })
  expect((await refusal(wrong)).code).toBe('not-found')
  const nobodys = w.ada.call('addToShortlist', { brandUid: newUid('brand'), influencerUid: w.aliceInfluencer })
  expect((await refusal(nobodys)).code).toBe('not-found')
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  const gone = w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  expect((await refusal(gone)).code).toBe('not-found')
})
