import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { strFromU8, unzipSync } from 'fflate'
import S3rver from 's3rver'
import { expect, it, onTestFinished } from 'vitest'
import { openExportStore, openStorage } from '../../../../adapters/storage/open-storage.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { listFailing } from '../../../../kit/server/due.ts'
import { runJob } from '../../../../world/run-job.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { readNightlyState } from '../nightly-state.ts'
import { carryOutDeletions } from './carry-out-deletions.ts'
import { nightlyExportsJob } from './nightly-exports.ts'

const job = nightlyExportsJob(openStorage, openExportStore)

/** Luna’s owner has turned nightly exports on; they go to the target. */
async function turnedOn(to: string, settings: object = {}): Promise<{ w: World; orgUid: string }> {
  const w = await world()
  Object.assign(w.config, { EXPORT_TO: to, EXPORT_NIGHTS: 2, ...settings })
  await w.bella.call('saveNightlyExport', { brandUid: w.luna, isOn: true })
  return { w, orgUid: (await getBrand(w.database.db, w.luna)).orgUid }
}

const folder = () => mkdtempSync(join(tmpdir(), 'exports-'))
const nightsIn = (to: string, orgUid: string) => readdirSync(join(to, orgUid)).toSorted()

async function nextNight(w: World): Promise<void> {
  setClock(plus(now(), dayMs))
  await runJob(w, job)
}

it('stores an archive once a night, of those that chose it, and keeps the last few', async () => {
  const to = folder()
  const { w, orgUid } = await turnedOn(to)
  await scheduledCollab(w)
  const first = plus(now(), -2 * hourMs)
    .toISOString()
    .slice(0, 10)
  await runJob(w, job)
  await runJob(w, job)
  expect(readdirSync(to)).toEqual([orgUid])
  expect(nightsIn(to, orgUid)).toEqual([`${first}.zip`])
  const target = must(openExportStore(w.config), 'target')
  const zip = await buffer(must(await target.storage.open(`${orgUid}/${first}.zip`)))
  expect(strFromU8(must(unzipSync(zip)['ndjson/venues.ndjson']))).toContain('Luna')
  expect((await w.bella.call('getNightlyExport', { brandUid: w.luna })).last).toMatchObject({ bytes: zip.length })
  await nextNight(w)
  await nextNight(w)
  expect(nightsIn(to, orgUid)).toHaveLength(2)
  expect(nightsIn(to, orgUid)).not.toContain(`${first}.zip`)
})

it('encrypts archives for who has the key, where the setting names it', async () => {
  const identity = await generateX25519Identity()
  const to = folder()
  const { w, orgUid } = await turnedOn(to, { EXPORT_KEY: await identityToRecipient(identity) })
  await runJob(w, job)
  const [name = ''] = nightsIn(to, orgUid)
  expect(name).toMatch(/^\d{4}-\d\d-\d\d\.zip\.age$/)
  const stored = readFileSync(join(to, orgUid, name))
  expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const zip = unzipSync(await decrypter.decrypt(stored))
  expect(strFromU8(must(zip['ndjson/venues.ndjson']))).toContain('Luna')
  await w.bella.call('saveNightlyExport', { brandUid: w.luna, isOn: false })
  await runJob(w, job)
  expect(nightsIn(to, orgUid)).toEqual([])
})

it('stores one of every organisation where the setting says so', async () => {
  const to = folder()
  const { w, orgUid } = await turnedOn(to)
  Object.assign(w.config, { EXPORT_OF: 'all' })
  await runJob(w, job)
  const orso = await getBrand(w.database.db, w.orso)
  expect(readdirSync(to).toSorted()).toEqual([orgUid, orso.orgUid].toSorted())
})

it('removes all of them once it’s turned off', async () => {
  const to = folder()
  const { w, orgUid } = await turnedOn(to)
  await runJob(w, job)
  await w.bella.call('saveNightlyExport', { brandUid: w.luna, isOn: false })
  await runJob(w, job)
  expect(nightsIn(to, orgUid)).toEqual([])
})

it('removes all of them once the organisation is closed', async () => {
  const to = folder()
  const { w, orgUid } = await turnedOn(to)
  await runJob(w, job)
  await w.bella.call('requestDeletion', { brandUid: w.luna })
  setClock(plus(now(), 14 * dayMs))
  await runJob(w, carryOutDeletions)
  await runJob(w, job)
  expect(nightsIn(to, orgUid)).toEqual([])
})

it('tries again what fails, shows it to our team, and forgets it once it works', async () => {
  const to = join(folder(), 'later')
  writeFileSync(to, 'a file where the folder would be')
  const { w, orgUid } = await turnedOn(to)
  const start = now()
  for (const minute of [0, 1, 3]) {
    setClock(plus(start, minute * minuteMs))
    await runJob(w, job)
  }
  expect(await listFailing(w.database.db)).toMatchObject([{ job: 'nightly-exports', items: 1 }])
  setClock(plus(start, 2 * dayMs))
  expect(await readNightlyState(w.database.db, w.config)).toMatchObject({ late: ['Luna'], exported: 0 })
  const rows = async () => (await w.ada.call('listIntegrations', {})).rows
  expect(await rows()).toContainEqual(
    expect.objectContaining({ name: 'Nightly exports', state: 'trouble', words: expect.stringContaining('Luna') }),
  )
  rmSync(to)
  await runJob(w, job)
  expect(nightsIn(to, orgUid)).toHaveLength(1)
  expect(await listFailing(w.database.db)).toEqual([])
  expect(await rows()).toContainEqual(expect.objectContaining({ name: 'Nightly exports', state: 'good' }))
})

it('forgets a failure of an organisation that no longer wants one', async () => {
  const to = join(folder(), 'later')
  writeFileSync(to, 'a file where the folder would be')
  const { w } = await turnedOn(to)
  const start = now()
  for (const minute of [0, 1, 3]) {
    setClock(plus(start, minute * minuteMs))
    await runJob(w, job)
  }
  await w.bella.call('saveNightlyExport', { brandUid: w.luna, isOn: false })
  setClock(plus(start, dayMs))
  await runJob(w, job)
  expect(await listFailing(w.database.db)).toEqual([])
})

it('stores them in a bucket, under its folder', async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  await mkdir(join(directory, 'root'))
  const configureBuckets = [{ name: 'nightly', configs: [] }]
  const peer = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await peer.run()
  onTestFinished(() => peer.close())
  const { w, orgUid } = await turnedOn('s3://nightly/of/ours', {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  await runJob(w, job)
  const { storage, prefix } = must(openExportStore(w.config), 'target')
  expect(prefix).toBe('of/ours/')
  const { last } = await w.bella.call('getNightlyExport', { brandUid: w.luna })
  const night = plus(now(), -2 * hourMs)
    .toISOString()
    .slice(0, 10)
  expect(await storage.stat(`of/ours/${orgUid}/${night}.zip`)).toEqual({ bytes: last?.bytes })
})
