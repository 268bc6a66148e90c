import { join } from 'node:path'
import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { mediaCalls } from '../../contract.ts'
import { drawnPhoto } from '../build.ts'
import { ingestFile } from '../ingest.ts'

const broughtBy = async (w: World, ownerUid: string) =>
  ingestFile(
    { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
    { name: 'a.jpg', buffer: await drawnPhoto(1), ownerUid },
  )

describeCall(
  mediaCalls.getFile,
  async (w) => {
    const people = [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada, w.dora]
    const brought = await Promise.all(people.map((person) => broughtBy(w, person.accountUid)))
    return { uid: first(brought).uid }
  },
  (_w, _person, given) => given,
)

it('shows a file to who brought it and to staff; others learn nothing', async () => {
  const w = await world()
  const { uid } = await broughtBy(w, w.alice.accountUid)
  const seen = await w.alice.call('getFile', { uid })
  expect(seen).toMatchObject({ uid, kind: 'image', width: 1200, height: 1500, durationMs: null })
  expect(seen.file_path).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{62}\.jpg\?exp=\d+&sig=/)
  expect((await w.amir.call('getFile', { uid })).uid).toBe(uid)
  expect((await refusal(w.olivia.call('getFile', { uid }))).code).toBe('not-found')
  expect((await refusal(w.bella.call('getFile', { uid }))).code).toBe('not-found')
})
