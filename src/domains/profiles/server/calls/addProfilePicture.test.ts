import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'
import { bringFile, bringPhoto } from '../../../../world/content-stories.ts'
import { drawnPhoto } from '../../../media/server/build.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'

async function bringAll(w: World) {
  let fileUid = ''
  for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
    fileUid = await bringPhoto(w, person)
  return fileUid
}

const ofWhom = (w: World, person: Pick<Person, 'name'>) =>
  ['bella', 'ben', 'oscar'].includes(person.name) ? w.luna : w.aliceInfluencer

describeCall(
  profileCalls.addProfilePicture,
  bringAll,
  (w, person, fileUid) => ({ profileUid: ofWhom(w, person), fileUid, as: 'face' }),
  'record',
)

it('becomes the face, the hero or part of the gallery, and public', async () => {
  const w = await world()
  const fileUid = await bringPhoto(w, w.bella)
  const { file_path } = await w.bella.call('addProfilePicture', { profileUid: w.luna, fileUid, as: 'face' })
  await w.bella.call('addProfilePicture', { profileUid: w.luna, fileUid, as: 'hero' })
  await w.bella.call('addProfilePicture', { profileUid: w.luna, fileUid, as: 'gallery' })
  expect(await w.bella.call('getBrandProfile', { uid: w.luna })).toMatchObject({
    profilePic: file_path,
    hero: file_path,
    gallery: [file_path],
  })
  expect(first(await unsafeFindFiles(w.database.db, [fileUid])).visibility).toBe('public')
})

it('refuses a profile photo that would be a blur', async () => {
  const w = await world()
  const fileUid = await bringFile(w, w.bella, 'dot.jpg', await drawnPhoto(3, 1, 1))
  const add = w.bella.call('addProfilePicture', { profileUid: w.luna, fileUid, as: 'face' })
  expect(await refusal(add)).toMatchObject({
    code: 'failed-precondition',
    message: 'This profile photo is 1 × 1 pixels. Choose one with at least 64 pixels on its shorter side.',
  })
  expect((await w.bella.call('getBrandProfile', { uid: w.luna })).profilePic).toBeNull()
})

it('is for the owner and admins of a brand, and for pictures of one’s own', async () => {
  const w = await world()
  const add = async (person: typeof w.ben, fileUid: string) =>
    (await refusal(person.call('addProfilePicture', { profileUid: w.luna, fileUid, as: 'face' }))).code
  expect(await add(w.ben, await bringPhoto(w, w.ben))).toBe('permission-denied')
  expect(await add(w.bella, await bringPhoto(w, w.olivia, 99))).toBe('not-found')
  expect(await add(w.amir, await bringPhoto(w, w.amir))).toBe('permission-denied')
})
