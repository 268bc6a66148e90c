import { join } from 'node:path'
import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { mediaCalls } from '../../contract.ts'
import { demoVideo, drawnPhoto } from '../build.ts'
import { ingestFile } from '../ingest.ts'
import { showPublicly } from '../reads.ts'

const bring = async (w: World, person: Person, name: string, buffer: Buffer) =>
  ingestFile(
    { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
    { name, buffer, ownerUid: person.accountUid },
  )
const video = async (w: World, person: Person) => bring(w, person, 'a.mp4', await demoVideo())
const picture = async (w: World, person: Person, seed = 1) =>
  bring(w, person, 'a.jpg', await drawnPhoto(seed, 540, 960))

describeCall(
  mediaCalls.setPoster,
  async (w) => {
    const people = [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada]
    const own = first(await Promise.all(people.map((person) => video(w, person))))
    const poster = first(await Promise.all(people.map((person) => picture(w, person))))
    return { uid: own.uid, posterUid: poster.uid }
  },
  (_w, _person, given) => given,
)

it('gives a video its picture once, seen by whoever sees the video', async () => {
  const w = await world()
  const [{ uid }, first, second] = [await video(w, w.alice), await picture(w, w.alice), await picture(w, w.alice, 2)]
  const given = await w.alice.call('setPoster', { uid, posterUid: first.uid })
  expect(given.poster).toContain(`${first.path}?exp=`)
  expect(given.placeholder).toBe(first.placeholder)
  expect((await w.alice.call('setPoster', { uid, posterUid: second.uid })).poster).toContain(first.path)
  await w.tx((tx) => showPublicly(tx, [uid]))
  expect((await w.alice.call('getFile', { uid })).poster).toBe(first.path)
  expect((await w.alice.call('getFile', { uid: first.uid })).file_path).toBe(first.path)
})

it('takes neither a picture of another shape, nor one of somebody else, nor for a picture', async () => {
  const w = await world()
  const { uid } = await video(w, w.alice)
  const mine = await picture(w, w.alice)
  const theirs = await picture(w, w.olivia, 2)
  const wide = await bring(w, w.alice, 'wide.jpg', await drawnPhoto(3, 1600, 900))
  const set = async (of: string, posterUid: string) => refusal(w.alice.call('setPoster', { uid: of, posterUid }))
  expect((await set(uid, theirs.uid)).code).toBe('not-found')
  expect((await set(uid, wide.uid)).message).toContain('same shape')
  expect((await set(uid, uid)).message).toContain('same shape')
  expect((await set(mine.uid, wide.uid)).message).toContain('Choose a video')
  expect((await w.alice.call('getFile', { uid })).poster).toBeNull()
})
