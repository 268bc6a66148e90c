import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { diskStorage } from '../adapters/storage/disk.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { createAccount } from '../domains/accounts/server/accounts.ts'
import { accountFacts, membershipFacts } from '../domains/accounts/server/facts.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { exportOrganisation } from '../domains/privacy/server/organisation/export-organisation.ts'
import { importOrganisation } from '../domains/privacy/server/organisation/import-organisation.ts'
import { allOwnRows, findOwnRows, listOwnTables } from '../domains/privacy/server/organisation/own-rows.ts'
import { setBrand } from '../domains/profiles/server/build.ts'
import { brandFacts, influencerFacts } from '../domains/profiles/server/facts.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import { must } from '../kit/contract/must.ts'
import { restore } from '../kit/server/backup.ts'
import type { Database } from '../kit/server/database.ts'
import { openMigrated } from '../kit/testing/embedded.ts'
import { emptyDatabase } from '../kit/testing/test-database.ts'
import { runningCampaign } from '../world/campaign-stories.ts'
import { bringPdf, bringPhoto } from '../world/content-stories.ts'
import { doorToken } from '../world/stories.ts'
import { groupVenue } from '../world/group-stories.ts'
import { prosecco } from '../world/value-stories.ts'
import { type World, world } from '../world/world.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'plusone-organisation-'))

/** Luna’s organisation has two venues and a story in every domain that has some. */
async function storied(): Promise<{ w: World; orgUid: string; brandUids: string[]; storage: Storage }> {
  const w = await world()
  const { collabUid } = await runningCampaign(w)
  const token = await doorToken(w)
  await w.bella.call('createVoucher', { collabUid, fields: prosecco })
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-number-one' })
  await w.anonymous.call('countHeardAtDoor', { token, answer: 'friend' })
  await w.anonymous.call('redeemAtDoor', { token, code: 'ALICE', key: 'tap-number-two' })
  const document = await bringPdf(w, w.bella, 'menu')
  await w.bella.call('sendMessage', {
    collabUid,
    key: 'one',
    text: 'Über 1 = 1 “really”\n',
    documents: [{ uid: document, name: 'menu.pdf' }],
  })
  await w.alice.call('sendMessage', { collabUid, key: 'two', text: 'On my way' })
  await w.bella.call('addThreadNote', { collabUid, key: 'one', text: 'Ours alone' })
  await w.bella.call('submitReview', { collabUid, value: 6, text: 'Wonderful.' })
  await bringPhoto(w, w.alice, 41)
  const other = await groupVenue(w, { name: 'Luna Two', team: true })
  const { orgUid } = await getBrand(w.database.db, w.luna)
  return { w, orgUid, brandUids: [w.luna, other], storage: openStorage(w.config) }
}

type Rows = Record<string, string[]>

/** Every row of an organisation in a database, by table. */
async function rowsOf({ db }: Database, begin: string[]): Promise<Rows> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`)
    const found: Rows = {}
    for (const { name, columns, where } of await findOwnRows(tx, begin)) {
      const listed = sql.join(
        Object.keys(columns).map((column) => sql.identifier(column)),
        sql`, `,
      )
      const { rows } = await tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from (select ${listed} from ${sql.identifier(name)} where ${where}) t order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })
}

async function checksums(storage: Storage, rows: Rows): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const row of must(rows['files'])) {
    const { path } = JSON.parse(row) as { path: string }
    const bytes = await buffer(must(await storage.open(`original/${path}`), path))
    sums[path] = createHash('sha256').update(bytes).digest('hex')
  }
  return sums
}

const own = [
  'organisations',
  'brand_profiles',
  'memberships',
  'briefs',
  'collabs',
  'visits',
  'deliverables',
  'deliverable_files',
  'threads',
  'messages',
  'thread_notes',
  'reviews',
  'results',
  'collab_fees',
  'vouchers',
  'voucher_redemptions',
  'tracked_links',
  'campaigns',
  'events',
  'files',
]

it('takes every row and file of an organisation to another database and back, through the embedded one', async () => {
  const { w, orgUid, brandUids, storage } = await storied()
  const begin = [orgUid, ...brandUids, w.bella.accountUid, w.ben.accountUid]
  const before = await rowsOf(w.database, begin)
  for (const name of own) expect([name, must(before[name]).length > 0]).toEqual([name, true])
  const sums = await checksums(storage, before)
  const passphrase = 'a passphrase of ours'
  const [there, back] = [join(folder(), 'luna'), join(folder(), 'luna')]
  const taken = await exportOrganisation(w.database, storage, w.luna, { file: there, passphrase })
  expect(taken).toMatchObject({ missing: [], files: Object.keys(sums).length })

  const embedded = await openMigrated()
  const between = diskStorage(folder())
  expect(await importOrganisation(embedded, between, there, passphrase)).toMatchObject({ remarks: [] })
  expect(await rowsOf(embedded, begin)).toEqual(before)
  expect(await checksums(between, before)).toEqual(sums)
  await exportOrganisation(embedded, between, orgUid, { file: back, passphrase })
  await embedded.close()

  const database = await emptyDatabase()
  const last = diskStorage(folder())
  expect(await importOrganisation(database, last, back, passphrase)).toMatchObject({ remarks: [] })
  expect(await rowsOf(database, begin)).toEqual(before)
  expect(await checksums(last, before)).toEqual(sums)
})

it('brings its people without a password, nobody else, and nothing that others keep to themselves', async () => {
  const { w, orgUid, storage } = await storied()
  for (const [table, change] of [
    ['visits', `needs = 'SECRET'`],
    ['collabs', `close_note = 'SECRET'`],
    ['brand_profiles', `staff_notes = 'SECRET', lost_note = 'SECRET'`],
    ['deliverable_versions', `caption = 'SECRET', submitted_at = null`],
    ['events', `why = 'SECRET'`],
  ])
    await w.database.pool.query(`update ${table} set ${change}`)
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'SECRET' })
  const file = join(folder(), 'luna')
  await exportOrganisation(w.database, storage, orgUid, { file, passphrase: undefined })
  expect(gunzipSync(readFileSync(file)).toString()).not.toMatch(/SECRET|alice@example/)
  const database = await emptyDatabase()
  await importOrganisation(database, diskStorage(folder()), file, undefined)
  const people = await database.db.select().from(accountFacts).orderBy(accountFacts.email)
  const emails = people.flatMap(({ email, disabledAt }) => (disabledAt ? [] : [email]))
  expect(emails).toEqual(['bella@example.test', 'ben@example.test'])
  const others = people.flatMap(({ displayName, disabledAt }) => (disabledAt ? [displayName] : []))
  expect([...new Set(others)]).toEqual(['Former member'])
  const creators = await database.db.select({ name: influencerFacts.name }).from(influencerFacts)
  expect([...new Set(creators.map(({ name }) => name))]).toEqual(['Former creator'])
})

it('is refused where it is already, by another version, or without its files, and then nothing came in', async () => {
  const { w, orgUid, brandUids, storage } = await storied()
  const file = join(folder(), 'luna')
  await exportOrganisation(w.database, storage, orgUid, { file, passphrase: undefined })
  const bring = (database: Database) => importOrganisation(database, diskStorage(folder()), file, undefined)
  await expect(bring(w.database)).rejects.toThrow(`is already here (${orgUid})`)
  await expect(exportOrganisation(w.database, storage, 'org_nobody', { file, passphrase: undefined })).rejects.toThrow(
    'no organisation or venue',
  )
  const database = await emptyDatabase()
  await expect(restore(database, file)).rejects.toThrow('isn’t one of our backups')
  renameSync(`${file}.files`, `${file}.elsewhere`)
  await expect(bring(database)).rejects.toThrow(`${file}.files is missing`)
  renameSync(`${file}.elsewhere`, `${file}.files`)
  expect(await database.db.select().from(brandFacts)).toEqual([])

  // Without its organisation, other rows of it are still there.
  await bring(database)
  const elsewhere = await database.db.transaction((tx) =>
    makeBrand(tx, { name: 'Elsewhere', ownerUid: w.bella.accountUid }),
  )
  const { orgUid: other } = await getBrand(database.db, elsewhere)
  for (const uid of brandUids) await setBrand(database.db, uid, { orgUid: other })
  const all = 'organisations'
  await database.pool.query(`delete from ${all} where uid = $1`, [orgUid])
  const count = async () => (await rowsOf(database, [other, elsewhere, ...brandUids])).events
  const before = await count()
  await expect(bring(database)).rejects.toThrow('already here. Nothing was imported')
  expect(await count()).toEqual(before)

  const newer = await openMigrated()
  await newer.db.execute(sql`alter table visits add column later text`)
  await expect(bring(newer)).rejects.toThrow('these tables differ: visits')
  await newer.close()
})

it('takes people and files that are here for themselves, and says which names it had to change', async () => {
  const { w, orgUid, brandUids, storage } = await storied()
  const file = join(folder(), 'luna')
  await exportOrganisation(w.database, storage, orgUid, { file, passphrase: undefined })
  const { slug } = await getBrand(w.database.db, w.luna)
  const database = await emptyDatabase()
  const bella = await database.db.transaction(async (tx) => {
    const ownerUid = await createAccount(tx, { email: 'bella@example.test', displayName: 'Bella here' })
    await makeBrand(tx, { name: 'Elsewhere', slug, ownerUid })
    return ownerUid
  })
  const { remarks } = await importOrganisation(database, diskStorage(folder()), file, undefined)
  expect(remarks).toEqual([expect.stringContaining(`“${slug}” is taken here`)])
  const [owner] = await database.db
    .select({ uid: membershipFacts.accountUid })
    .from(membershipFacts)
    .where(and(eq(membershipFacts.profileUid, w.luna), eq(membershipFacts.role, 'owner')))
  expect(owner).toEqual({ uid: bella })
  const rows = await rowsOf(database, [orgUid, ...brandUids, bella])
  expect(Object.values(rows).flat().join()).not.toContain(w.bella.accountUid)
})

/** Tables that name an organisation or something of it, and stay behind. Why: docs/product/030-taking-data-along.md. */
const stayBehind: Readonly<Record<string, readonly string[]>> = {
  'what only works in one installation': [
    'api_keys',
    'booking_systems',
    'calendar_feeds',
    'content_links',
    'door_links',
    'full_tables',
    'mail_replies',
    'nightly_exports',
    'report_links',
    'report_recipients',
    'reviewer_links',
    'sessions',
    'stored_exports',
    'story_links',
    'table_reservations',
    'team_invitations',
    'venue_busy',
    'venue_calendars',
    'webhook_deliveries',
    'webhooks',
  ],
  'the plan, which its provider bills where it was taken': [
    'billing_customers',
    'checkouts',
    'discount_uses',
    'payment_events',
    'provider_subscriptions',
    'subscriptions',
  ],
  'of creators': [
    'ad_codes',
    'blocked_brands',
    'brief_views',
    'brief_waitlist',
    'creator_opens',
    'day_ticks',
    'feed_marks',
    'front_stories',
    'measured_posts',
    'referral_links',
    'referrals',
    'ribbon_clicks',
    'story_pages',
  ],
  'of our team': [
    'assignments',
    'brand_contacts',
    'brand_health',
    'bulk_items',
    'bulk_runs',
    'deletions',
    'import_rows',
    'imports',
    'influencer_list_uses',
    'influencer_lists',
    'meetings',
    'onboardings',
    'record_notes',
    'record_tasks',
    'reports',
    'saved_views',
    'support_threads',
  ],
  'counted by triggers as rows come in': ['brand_figures'],
  'of one person, or for a short time': [
    'data_exports',
    'link_visitors',
    'thread_settings',
    'usage_sessions',
    'user_events',
  ],
}

it('has a rule for every table that names something of an organisation', async () => {
  const w = await world()
  const { rows } = await w.database.pool.query(
    `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
       and not a.attisdropped
       and a.attname ~ '^(org|brand|brief|collab|deliverable|campaign|message|link|profile|record|owner|subject)_uids?$'
     order by 1`,
  )
  const ruled = [...allOwnRows().map(({ table }) => getTableName(table)), ...Object.values(stayBehind).flat(), 'files']
  expect(rows.map(({ name }) => name).filter((name) => !ruled.includes(name))).toEqual([])
  expect(await listOwnTables(w.database.db)).toHaveLength(allOwnRows().length + 2)
})
