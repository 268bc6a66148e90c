import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Database, Db } from '../../../../kit/server/database.ts'
import { openMigrated } from '../../../../kit/testing/embedded.ts'
import { emptyDatabase } from '../../../../kit/testing/test-database.ts'
import { completedCollab } from '../../../../world/content-stories.ts'
import { runningCampaign } from '../../../../world/campaign-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { createAccount } from '../../../accounts/server/accounts.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { exportKey, writeExport } from '../exports.ts'
import { bringOrganisation } from './bring-organisation.ts'

type Files = Record<string, Uint8Array>

const folder = () => mkdtempSync(join(tmpdir(), 'plusone-archive-'))

/** The export of an organisation, as its file. */
async function exported(db: Db, storage: Storage, w: World, orgUid: string): Promise<Files> {
  const uid = 'data_export_00000000000000000000000001'
  const row = { uid, accountUid: w.bella.accountUid, orgUid, name: 'Luna', requestedAt: now(), tries: 1, bytes: null }
  await writeExport(db, storage, w.config, { ...row, state: 'waiting', expiresAt: null })
  return unzipSync(new Uint8Array(Buffer.concat(await must(await storage.open(exportKey(uid))).toArray())))
}

function archive(files: Files): string {
  const path = join(folder(), 'organisation.zip')
  writeFileSync(path, zipSync(files))
  return path
}

const texts = (files: Files) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith('organisation/'))
      .map(([name, bytes]) => [name, strFromU8(bytes)]),
  )

async function filled(): Promise<{ w: World; orgUid: string; files: Files; storage: Storage }> {
  const w = await world()
  const collabUid = await completedCollab(w)
  await runningCampaign(w)
  await w.alice.call('sendMessage', { collabUid, key: 'one', text: 'On my way' })
  const { rows } = await w.database.pool.query('select org_uid as org from brand_profiles where uid = $1', [w.luna])
  const { org: orgUid } = must(rows[0]) as { org: string }
  const storage = openStorage(w.config)
  return { w, orgUid, files: await exported(w.database.db, storage, w, orgUid), storage }
}

it('exports the same again after an import into an embedded database, and from there into this one', async () => {
  const { w, orgUid, files } = await filled()
  const names = Object.keys(files)
  for (const table of [
    'organisations',
    'brand_profiles',
    'briefs',
    'collabs',
    'visits',
    'deliverables',
    'messages',
    'campaigns',
  ])
    expect(names).toContain(`organisation/rows/${table}.ndjson`)
  const embedded = await openMigrated()
  await roundTrip(embedded, w, orgUid, files)
  await embedded.close()
  await roundTrip(await emptyDatabase(), w, orgUid, files)
})

async function roundTrip({ db }: Database, w: World, orgUid: string, files: Files): Promise<void> {
  const storage = diskStorage(folder())
  const tried = await bringOrganisation(db, storage, archive(files), { dryRun: true })
  const brought = await bringOrganisation(db, storage, archive(files))
  expect(brought).toEqual(tried)
  expect(brought).toMatchObject({ orgUid, remarks: [] })
  expect(brought.files).toBeGreaterThan(0)
  const again = await exported(db, storage, w, orgUid)
  expect(texts(again)).toEqual(texts(files))
  const ofFiles = (all: Files) => Object.entries(all).filter(([name]) => name.startsWith('files/'))
  expect(ofFiles(again)).toEqual(ofFiles(files))
  await expect(bringOrganisation(db, storage, archive(files))).rejects.toThrow('is already here')
}

it('brings nobody’s secrets, health or profile, and no one who can sign in with a password', async () => {
  const { files } = await filled()
  const all = Object.values(texts(files)).join('\n')
  expect(all).not.toMatch(/password|token_hash|sealed|"needs"|access_needs|staff_notes/)
  expect(all).not.toContain('alice@example.test')
  const { db, pool } = await emptyDatabase()
  await bringOrganisation(db, diskStorage(folder()), archive(files))
  const { rows: creators } = await pool.query('select distinct name, approval from influencer_profiles')
  expect(creators).toEqual([{ name: 'Former creator', approval: 'suspended' }])
  const { rows } = await pool.query('select email, password_hash as hash, disabled_at from accounts order by email')
  const people = rows as { email: string; hash: string | null; disabled_at: Date | null }[]
  expect(people.every(({ hash }) => hash === null)).toBe(true)
  const emails = (isDisabled: boolean) =>
    people.flatMap((person) => ((person.disabled_at !== null) === isDisabled ? person.email : []))
  expect(emails(false)).toContain('bella@example.test')
  expect(emails(true).every((email) => email.endsWith('@deleted.invalid'))).toBe(true)
})

it('takes people who are here for themselves, gives records whose id is taken a new one, and says what it changed', async () => {
  const { files, w } = await filled()
  const { db, pool } = await emptyDatabase()
  const firstOf = (table: string) =>
    JSON.parse(first(strFromU8(must(files[`organisation/rows/${table}.ndjson`])).split('\n'))) as Record<string, string>
  const [{ slug }, brief] = [firstOf('brand_profiles'), firstOf('briefs')]
  await db.transaction(async (tx) => {
    const ownerUid = await createAccount(tx, { email: 'bella@example.test', displayName: 'Bella here' })
    await makeBrand(tx, { name: 'Elsewhere', ...(slug && { slug }), ownerUid })
  })
  await pool.query(
    "insert into briefs select r.* from jsonb_populate_record(null::briefs, $1::jsonb || (select jsonb_build_object('brand_uid', uid) from brand_profiles)) r",
    [JSON.stringify(brief)],
  )
  const { remarks } = await bringOrganisation(db, diskStorage(folder()), archive(files))
  expect(remarks).toEqual([expect.stringContaining(`“${slug}” is taken here`)])
  const { rows: team } = await pool.query(
    "select a.display_name as name from memberships m join accounts a on a.uid = m.account_uid where m.profile_uid = $1 and m.role = 'owner'",
    [w.luna],
  )
  expect(team).toEqual([{ name: 'Bella here' }])
  const { rows: own } = await pool.query('select uid from briefs where brand_uid = $1', [w.luna])
  expect((own as { uid: string }[]).map(({ uid }) => uid)).not.toContain(brief['uid'])
  const { rows: astray } = await pool.query(
    'select c.uid from collabs c join briefs b on b.uid = c.brief_uid where b.brand_uid <> c.brand_uid',
  )
  expect(astray).toEqual([])
})

it('refuses what is no archive, is of another release, or was changed to belong to someone else', async () => {
  const { files, w, storage } = await filled()
  const { db } = w.database
  const other = join(folder(), 'other.zip')
  writeFileSync(other, 'PK no')
  await expect(bringOrganisation(db, storage, other)).rejects.toThrow('isn’t an archive of an organisation')
  await expect(bringOrganisation(db, storage, archive({ 'a.txt': strToU8('a') }))).rejects.toThrow('isn’t an archive')
  const manifest = JSON.parse(strFromU8(must(files['organisation/manifest.json']))) as object
  const older = {
    ...files,
    'organisation/manifest.json': strToU8(JSON.stringify({ ...manifest, shape: '0001_before.sql' })),
  }
  await expect(bringOrganisation(db, storage, archive(older))).rejects.toThrow('Run the same release on both')
  const empty = await emptyDatabase()
  const members = strFromU8(must(files['organisation/rows/memberships.ndjson'])).replaceAll(w.luna, w.orso)
  const changed = { ...files, 'organisation/rows/memberships.ndjson': strToU8(members) }
  await expect(bringOrganisation(empty.db, storage, archive(changed))).rejects.toThrow('isn’t an archive')
  expect(await empty.pool.query('select 1 from organisations')).toMatchObject({ rows: [] })
})
