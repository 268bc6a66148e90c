import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { must } from '../../../kit/contract/must.ts'
import { readArchive } from '../../../kit/server/file-archive.ts'
import { world, type World } from '../../../world/world.ts'
import { drawnPhoto } from './build.ts'
import { backupFiles, restoreFiles } from './file-backup.ts'
import { ingestFile } from './ingest.ts'

let dir: string
const passphrase = 'a long enough passphrase'

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'files-'))
})

const storeOf = (name: string) => diskStorage(join(dir, name))

/** Two pictures in a store, and their archive. */
async function archived(w: World, sealedWith?: string) {
  const storage = storeOf('store')
  const of = { db: w.database.db, storage }
  const paths: string[] = []
  for (const seed of [1, 2]) {
    const photo = await drawnPhoto(seed, 900, 700)
    const file = await ingestFile(of, { name: `${seed}.jpg`, buffer: photo, ownerUid: w.alice.accountUid })
    paths.push(file.path)
  }
  const archive = join(dir, 'all.files')
  const written = await backupFiles(w.database.db, storage, archive, sealedWith)
  return { storage, paths, archive, written }
}

it.each([undefined, passphrase])(
  'brings every file into another store, byte by byte (passphrase: %s)',
  async (secret) => {
    const w = await world()
    const { storage, paths, archive, written } = await archived(w, secret)
    expect(written).toMatchObject({ files: 2, missing: [] })
    const other = storeOf('other')
    const scratch = join(dir, 'scratch')
    expect(await restoreFiles(other, archive, { passphrase: secret, scratch })).toMatchObject({ files: 2 })
    for (const path of paths) {
      const [before, after] = await Promise.all([storage, other].map((one) => one.open(`original/${path}`)))
      expect((await buffer(must(after))).equals(await buffer(must(before)))).toBe(true)
    }
    // A second time changes nothing.
    expect(await restoreFiles(other, archive, { passphrase: secret, scratch })).toMatchObject({ files: 2 })
  },
)

it('names a file that the store has lost', async () => {
  const w = await world()
  const { storage, paths } = await archived(w)
  await storage.remove(`original/${must(paths[0])}`)
  const again = await backupFiles(w.database.db, storage, join(dir, 'again.files'), undefined)
  expect(again).toMatchObject({ files: 1, missing: [paths[0]] })
})

it('refuses an archive with one byte changed, cut off, or sealed by another passphrase', async () => {
  const w = await world()
  const { archive } = await archived(w)
  const scratch = join(dir, 'scratch')
  const bytes = readFileSync(archive)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  writeFileSync(archive, changed)
  await expect(readArchive(archive, { scratch })).rejects.toThrow('is damaged at original/')
  writeFileSync(archive, bytes.subarray(0, bytes.length - 200))
  await expect(readArchive(archive, { scratch })).rejects.toThrow('incomplete')
  const sealed = join(dir, 'sealed.files')
  await backupFiles(w.database.db, storeOf('store'), sealed, passphrase)
  await expect(readArchive(sealed, { scratch })).rejects.toThrow('Set BACKUP_PASSPHRASE')
  await expect(readArchive(sealed, { scratch, passphrase: 'another passphrase' })).rejects.toThrow('passphrase')
})
