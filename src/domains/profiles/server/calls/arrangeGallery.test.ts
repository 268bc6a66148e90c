import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'

async function gallery(w: World) {
  const paths: string[] = []
  for (const seed of [1, 2, 3]) {
    const fileUid = await bringPhoto(w, w.alice, seed)
    paths.push(
      (await w.alice.call('addProfilePicture', { profileUid: w.aliceInfluencer, fileUid, as: 'gallery' })).file_path,
    )
  }
  return { profileUid: w.aliceInfluencer, version: 4, gallery: paths.toReversed() }
}

describeCall(
  profileCalls.arrangeGallery,
  gallery,
  (w, person, given) =>
    ['bella', 'ben', 'oscar'].includes(person.name) ? { profileUid: w.luna, version: 1, gallery: [] } : given,
  'record',
)

it('orders and takes off, and knows only what is in it', async () => {
  const w = await world()
  const wanted = await gallery(w)
  expect((await w.alice.call('arrangeGallery', wanted)).gallery).toEqual(wanted.gallery)
  const two = { ...wanted, version: 5, gallery: wanted.gallery.slice(0, 2) }
  expect((await w.alice.call('arrangeGallery', two)).gallery).toHaveLength(2)
  expect((await refusal(w.alice.call('arrangeGallery', two))).code).toBe('aborted')
  const foreign = { ...wanted, version: 6, gallery: ['ab/cd.jpg'] }
  expect((await refusal(w.alice.call('arrangeGallery', foreign))).code).toBe('failed-precondition')
})
