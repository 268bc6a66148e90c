import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { demoVideo, drawnPhoto, setDuration } from '../../../media/server/build.ts'
import { ingestFile } from '../../../media/server/ingest.ts'
import { unsafeFindFiles } from '../../../media/server/reads.ts'
import { briefCalls } from '../../contract.ts'

const bring = async (w: World, person: Person, name = 'a.jpg', buffer?: Buffer) =>
  ingestFile(
    { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
    { name, buffer: buffer ?? (await drawnPhoto(7)), ownerUid: person.accountUid },
  )

describeCall(briefCalls.addBriefPicture, async (w) => {
  const { uid } = await draftBrief(w)
  let fileUid = ''
  for (const person of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
    fileUid = (await bring(w, person)).uid
  return { uid, fileUid }
})

it('makes a picture public, for the feed', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const file = await bring(w, w.bella)
  const { file_path } = await w.bella.call('addBriefPicture', { uid, fileUid: file.uid })
  const [stored] = await unsafeFindFiles(w.database.db, [file.uid])
  expect(stored).toMatchObject({ path: file_path, visibility: 'public' })
})

it('makes a clip public with its poster', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const clip = await bring(w, w.bella, 'a.mp4', await demoVideo())
  const poster = await bring(w, w.bella, 'poster.jpg', await drawnPhoto(8, 540, 960))
  const add = () => w.bella.call('addBriefPicture', { uid, fileUid: clip.uid })
  expect((await refusal(add())).message).toMatch(/^We couldn’t make a cover image from this clip\./)
  await w.bella.call('setPoster', { uid: clip.uid, posterUid: poster.uid })
  expect(await add()).toEqual({ file_path: clip.path })
  const stored = await unsafeFindFiles(w.database.db, [clip.uid, poster.uid])
  expect(stored.map(({ visibility }) => visibility)).toEqual(['public', 'public'])
})

it('takes no clip of more than 30 seconds', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const clip = await bring(w, w.bella, 'a.mp4', await demoVideo())
  const add = () => refusal(w.bella.call('addBriefPicture', { uid, fileUid: clip.uid }))
  await setDuration(w.database.db, clip.uid, 30_001)
  expect(await add()).toEqual({
    code: 'failed-precondition',
    message: 'This clip is 31 seconds long. The maximum is 30. Trim it, then choose it again.',
  })
  const [stored] = await unsafeFindFiles(w.database.db, [clip.uid])
  expect(stored?.visibility).toBe('private')
  await setDuration(w.database.db, clip.uid, 30_000)
  expect((await add()).message).toMatch(/^We couldn’t make a cover image/)
})

it('takes nothing that others brought', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const foreign = await bring(w, w.olivia)
  expect((await refusal(w.bella.call('addBriefPicture', { uid, fileUid: foreign.uid }))).code).toBe('not-found')
  const [stored] = await unsafeFindFiles(w.database.db, [foreign.uid])
  expect(stored?.visibility).toBe('private')
})
