import { aliceAddress, premiumCollab, sentShipment, trainFields } from '../world/logistics-stories.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { keptWords, retention } from '../access/retention.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { addMembership, removeMembership } from '../domains/accounts/server/accounts.ts'
import { consentTextVersion } from '../domains/accounts/consent-text.ts'
import { removeDeletedFiles } from '../domains/media/server/jobs.ts'
import { carryOutDeletions } from '../domains/privacy/server/jobs/carry-out-deletions.ts'
import { expiringKinds, forgetExpired } from '../domains/privacy/server/jobs/forget-expired.ts'
import { makeExports } from '../domains/privacy/server/jobs/make-exports.ts'
import { first, must } from '../kit/contract/must.ts'
import { keysOf } from '../kit/contract/keys.ts'
import { dayMs, now, plus, setClock } from '../kit/server/clock.ts'
import { bringPhoto, completedCollab, deliveredCollab } from '../world/content-stories.ts'
import { refusal } from '../world/describe-call.ts'
import { runJob } from '../world/run-job.ts'
import { askedQuestion, approvedCollab, requestedCollab, scheduledCollab } from '../world/stories.ts'
import { makeUsage } from '../world/usage-events.ts'
import { type Person, type World, world } from '../world/world.ts'
import { allJobs } from './server/jobs.ts'

const secret = 'My number is 07700 900123'

/** Alice has done whatever leaves a trace: content, words, choices, files that nobody else needs. */
async function livelyAlice(w: World): Promise<{ collabUid: string; draftUid: string }> {
  const collabUid = await completedCollab(w)
  await w.alice.call('sendMessage', { collabUid, key: 'one', text: secret })
  await w.bella.call('sendMessage', { collabUid, key: 'two', text: 'Thank you!' })
  await w.alice.call('submitReview', { collabUid, value: 6, text: secret })
  await w.alice.call('saveConsent', { analytics: true, textVersion: consentTextVersion })
  await makeUsage(w, [{ accountUid: w.alice.accountUid, profileUid: w.aliceInfluencer, role: 'influencer' }])
  const draftUid = await bringPhoto(w, w.alice, 99)
  return { collabUid, draftUid }
}

/** Rows of all tables in which a word stands, by table. */
async function rowsWith(w: World, word: string): Promise<string[]> {
  const tables = await w.database.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await w.database.pool.query(
      `select to_jsonb(t)::text as row from "${name}" t where to_jsonb(t)::text ilike '%' || $1 || '%'`,
      [word],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

async function deleted(w: World, person: Person, brandUid?: string): Promise<void> {
  await person.call('requestDeletion', { brandUid })
  setClock(plus(now(), 14 * dayMs))
  await runJob(w, carryOutDeletions)
}

async function exported(w: World, person: Person, brandUid?: string): Promise<Record<string, string>> {
  const { uid } = first((await person.call('requestExport', { brandUid })).exports)
  await runJob(w, makeExports(openStorage))
  const stream = must(await openStorage(w.config).open(`exports/${uid}.zip`))
  const files = unzipSync(new Uint8Array(Buffer.concat(await stream.toArray())))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]))
}

it('takes out everything about a creator, and no secret', async () => {
  const w = await world()
  await livelyAlice(w)
  const files = await exported(w, w.alice)
  const names = Object.keys(files)
  for (const kind of ['account', 'creator-profile', 'collabs', 'messages', 'deliverables', 'visits', 'usage-events'])
    expect(names).toEqual(expect.arrayContaining([`ndjson/${kind}.ndjson`, `csv/${kind}.csv`]))
  expect(files['ndjson/messages.ndjson']).toContain(secret)
  expect(files['ndjson/creator-profile.ndjson']).toContain('alice.eats')
  expect(names.filter((name) => name.startsWith('files/')).length).toBeGreaterThanOrEqual(3)
  expect(Object.values(files).join('\n')).not.toMatch(/tokenHash|token_hash|passwordHash|staffNotes/)
  const { exports } = await w.alice.call('getMyData', {})
  expect(first(exports)).toMatchObject({ state: 'ready', expiresAt: plus(now(), 7 * dayMs).toISOString() })
  const mail = await w.database.pool.query(`select subject from mails where key like 'export:%'`)
  expect(mail.rows).toEqual([{ subject: 'Your export is ready: alice@example.test' }])
})

it('takes out everything about an organisation, and nothing of another', async () => {
  const w = await world()
  await completedCollab(w)
  const files = await exported(w, w.bella, w.luna)
  expect(files['ndjson/venues.ndjson']).toContain('Luna')
  expect(files['ndjson/team.ndjson']).toContain('ben@example.test')
  expect(files['ndjson/collabs.ndjson']).toContain(w.aliceInfluencer)
  expect(Object.values(files).join('\n')).not.toContain('Orso')
  // What a person keeps for themselves is theirs, not their employer’s.
  expect(Object.keys(files)).not.toContain('ndjson/notifications.ndjson')
})

it('takes out somebody’s own answer to the front page, and not the other side’s', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  await w.alice.call('answerFrontPage', { collabUid, agrees: false })
  const creators = (await exported(w, w.alice))['ndjson/front-page-answers.ndjson']
  expect(creators).toMatch(/"creatorAgrees": ?false/)
  expect(creators).not.toContain('brandAgrees')
  const brands = (await exported(w, w.bella, w.luna))['ndjson/front-page-answers.ndjson']
  expect(brands).toMatch(/"brandAgrees": ?true/)
  expect(brands).not.toContain('creatorAgrees')
})

it('takes out the note with which somebody declined for them alone', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('declineCollab', { uid, version, reason: 'dates', note: 'Rude at the door.' })
  expect((await exported(w, w.alice))['ndjson/collabs.ndjson']).not.toContain('Rude at the door.')
  expect((await exported(w, w.bella, w.luna))['ndjson/collabs.ndjson']).toContain('Rude at the door.')
})

it('leaves no name, address, handle or word of a creator who is deleted', async () => {
  const w = await world()
  const { collabUid, draftUid } = await livelyAlice(w)
  const storage = openStorage(w.config)
  const draft = await w.database.pool.query('select path from files where uid = $1', [draftUid])
  await deleted(w, w.alice)
  const left = await rowsWith(w, 'alice')
  expect(left.filter((row) => !row.includes('Your Plusone account has been deleted'))).toEqual([])
  expect(left).toHaveLength(1)
  expect(await rowsWith(w, '07700')).toEqual([])
  expect((await refusal(w.alice.call('getUser', {}))).code).toBe('unauthenticated')

  // What the other side needs is there: the agreement, the content, its own words.
  const collab = await w.bella.call('getCollab', { uid: collabUid })
  expect(collab.terms).toMatchObject({ influencerName: 'Former creator', brandName: 'Luna' })
  const { deliverables } = await w.bella.call('getDeliverables', { collabUid })
  expect(deliverables.every(({ versions }) => versions.some(({ files }) => files.length > 0))).toBe(true)
  const { rows: thread } = await w.bella.call('listMessages', { collabUid })
  expect(JSON.stringify(thread)).toContain('Thank you!')

  await runJob(w, removeDeletedFiles(openStorage))
  expect(await storage.stat(`original/${draft.rows[0].path}`)).toBeNull()
  // Running again finds nothing to do.
  await runJob(w, carryOutDeletions)
})

it('takes out what a creator asked about a brief, and leaves none of it once they are deleted', async () => {
  const w = await world()
  const { uid } = await askedQuestion(w)
  await w.bella.call('answerBriefQuestion', { uid, text: 'Yes, Alice, a vegan menu.' })
  expect((await exported(w, w.alice))['ndjson/brief-questions.ndjson']).toContain('Is there a vegan menu?')
  expect((await exported(w, w.bella, w.luna))['ndjson/brief-questions.ndjson']).toContain('Yes, Alice')
  await deleted(w, w.alice)
  // An email is emptied once it’s sent.
  expect((await rowsWith(w, 'vegan')).filter((row) => !row.startsWith('mails: '))).toEqual([])
  expect((await w.bella.call('listNotifications', {})).rows.map(({ kind }) => kind)).not.toContain('question.asked')
})

it.each([
  ['an agreed time', scheduledCollab, 'cancelled'],
  ['an agreement', approvedCollab, 'cancelled'],
] as const)('ends %s of who leaves, gives the spot back and tells the other side', async (_what, story, outcome) => {
  const w = await world()
  const { uid, brief } = await story(w)
  await deleted(w, w.alice)
  expect(await w.bella.call('getCollab', { uid })).toMatchObject({ outcome })
  expect(await w.bella.call('getBrief', { uid: brief.uid })).toMatchObject({ spotsTaken: 0 })
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows.filter(({ path }) => path.includes(uid)).map(({ title }) => title)).toEqual([
    `Your collab “${brief.title}” has ended`,
  ])
})

it('leaves nothing of a venue that is closed but agreements, invoices and content', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  await deleted(w, w.bella, w.luna)
  // Whom a post is to mention was agreed, and stands in what the creator wrote.
  const agreed = /^(collabs|deliverables|deliverable_versions): /
  expect((await rowsWith(w, 'cafeluna')).filter((row) => !agreed.test(row))).toEqual([])
  expect((await w.alice.call('getCollab', { uid: collabUid })).terms).toMatchObject({
    brandName: 'Closed venue',
    influencerName: 'Alice Moreau',
  })
  // Its people stay: they have accounts of their own.
  expect((await w.ben.call('getUser', {})).linked_profiles).toEqual([])
  expect((await w.bella.call('getMyData', {})).organisations).toEqual([])
})

it('takes an organisation along where nobody else is in it', async () => {
  const w = await world()
  await w.tx((tx) => removeMembership(tx, w.ben.accountUid, w.luna))
  await deleted(w, w.bella)
  expect(await rowsWith(w, 'cafeluna')).toEqual([])
  expect((await refusal(w.bella.call('getUser', {}))).code).toBe('unauthenticated')
})

it('waits a day where something came in between, and says why', async () => {
  const w = await world()
  await w.oscar.call('requestDeletion', {})
  await w.tx((tx) => addMembership(tx, w.olivia.accountUid, 'brand', w.orso, 'member'))
  setClock(plus(now(), 14 * dayMs))
  await runJob(w, carryOutDeletions)
  const { rows } = await w.ada.call('listDeletions', {})
  expect(rows).toMatchObject([{ dueAt: plus(now(), dayMs).toISOString() }])
  expect(first(rows).obstacle).toContain('You’re the owner of Orso')
})

it('writes two days before the end, once', async () => {
  const w = await world()
  await w.alice.call('requestDeletion', {})
  const near = async () =>
    (await w.database.pool.query(`select 1 from mails where key like 'deletion-near:%'`)).rows.length
  setClock(plus(now(), 11.9 * dayMs))
  await runJob(w, carryOutDeletions)
  expect(await near()).toBe(0)
  setClock(plus(now(), 0.2 * dayMs))
  await runJob(w, carryOutDeletions)
  await runJob(w, carryOutDeletions)
  expect(await near()).toBe(1)
})

it('carries out the table of retention: each kind by one domain, each job there is', () => {
  const wanted = keysOf(retention).filter(
    (kind) => 'job' in retention[kind] && retention[kind].job === 'forget-expired',
  )
  const carried = expiringKinds().map(({ kind }) => kind)
  expect([...carried, 'exports'].toSorted()).toEqual(wanted.toSorted())
  const jobs = new Set(allJobs.map(({ name }) => name))
  const named = Object.values(retention).flatMap((rule) => ('job' in rule ? [rule.job] : []))
  expect(named.filter((job) => !jobs.has(job))).toEqual([])
})

it('deletes what has been kept for its time, and keeps the rest', async () => {
  const w = await world()
  await completedCollab(w)
  const count = async () => (await w.database.pool.query('select count(*)::int as n from notifications')).rows[0].n
  const before = await count()
  setClock(plus(now(), 350 * dayMs))
  await runJob(w, forgetExpired(openStorage))
  expect([before > 0, await count()]).toEqual([true, before])
  setClock(plus(now(), 30 * dayMs))
  await runJob(w, forgetExpired(openStorage))
  expect(await count()).toBe(0)
})

it('shows the table in the documents as it is in the code', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/privacy.md'), 'utf8')

  for (const rule of Object.values(retention)) expect(text).toContain(`| ${rule.what} | ${keptWords(rule)} |`)
})

it('gives a creator their address of a shipment, and nobody else; and forgets it with either side', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds: 'Step-free access' })
  const own = await exported(w, w.alice)
  expect(own['ndjson/shipments.ndjson']).toContain(aliceAddress.street)
  expect(own['ndjson/extras.ndjson']).toContain('Step-free')
  const brands = await exported(w, w.bella, w.luna)
  expect(brands['ndjson/shipments.ndjson']).toContain('Tasting box')
  expect(Object.values(brands).join('\n')).not.toMatch(/Juniper|Step-free|sealed/)
  await deleted(w, w.alice)
  for (const table of ['shipments', 'checklist_items', 'collab_extras'])
    expect([table, (await w.database.pool.query(`select 1 from ${table}`)).rows]).toEqual([table, []])
})

it('keeps a ticket that a colleague brought who has left', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const ticketUid = await bringPhoto(w, w.ben, 5)
  await w.ben.call('addTransport', { collabUid, fields: { ...trainFields, ticketUid } })
  await deleted(w, w.ben)
  expect((await w.alice.call('getLogistics', { collabUid })).transports[0]?.ticket).toMatchObject({ uid: ticketUid })
})
