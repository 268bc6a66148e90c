import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { setBrand } from '../domains/profiles/server/build.ts'
import { exportWords } from '../domains/privacy/server/export-words.ts'
import { makeExports } from '../domains/privacy/server/jobs/make-exports.ts'
import type { ExportedFiles } from '../domains/privacy/contract.ts'
import { first, must } from '../kit/contract/must.ts'
import { bringPdf } from '../world/content-stories.ts'
import { sentShipment } from '../world/logistics-stories.ts'
import { runJob } from '../world/run-job.ts'
import { requestedCollab } from '../world/stories.ts'
import { voucherCollab } from '../world/value-stories.ts'
import { type Person, type World, world } from '../world/world.ts'
import { allPersonalData } from './server/personal-data.ts'

async function archiveOf(w: World, person: Person, files?: ExportedFiles): Promise<Map<string, string>> {
  const { uid } = first((await person.call('requestExport', { brandUid: w.luna, files })).exports)
  await runJob(w, makeExports(openStorage))
  const stream = must(await openStorage(w.config).open(`exports/${uid}.zip`))
  const found = unzipSync(new Uint8Array(Buffer.concat(await stream.toArray())))
  return new Map(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes, name.startsWith('files/'))]))
}

const all = (archive: ReadonlyMap<string, string>) => [...archive.values()].join('\n')

/** Luna has had a whole collab with a voucher, a redemption, a review, a fee, and a message with a document. */
async function busyLuna(w: World): Promise<void> {
  const { collabUid, token } = await voucherCollab(w)
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-number-one' })
  const document = await bringPdf(w, w.bella, 'menu')
  await w.bella.call('sendMessage', {
    collabUid,
    key: 'one',
    text: '=HYPERLINK("http://example.test")',
    documents: [{ uid: document, name: 'menu.pdf' }],
  })
  await w.bella.call('submitReview', { collabUid, value: 6, text: 'Wonderful.' })
}

const kindsOfAnOrganisation = [
  'organisation',
  'team',
  'venues',
  'venue-list',
  'briefs',
  'collabs',
  'visits',
  'deliverables',
  'insights',
  'messages',
  'reviews',
  'vouchers',
  'voucher-redemptions',
  'collab-fees',
  'statements',
  'log',
  'file-list',
]

it('holds everything of an organisation, says what each file is, and has its files', async () => {
  const w = await world()
  await busyLuna(w)
  await setBrand(w.database.db, w.luna, { houseRules: 'No flash, please.' })
  const archive = await archiveOf(w, w.bella)
  const names = [...archive.keys()]
  for (const kind of kindsOfAnOrganisation)
    expect(names).toEqual(expect.arrayContaining([`ndjson/${kind}.ndjson`, `csv/${kind}.csv`]))
  expect(archive.get('csv/venues.csv')).toContain('No flash, please.')
  const readMe = must(archive.get('README.txt'))
  for (const name of names.filter((one) => one.startsWith('csv/')))
    expect(readMe).toMatch(new RegExp(`^  ${name.slice(4, -4)} +\\S.* \\([\\d,]+\\)$`, 'm'))
  const files = parse(must(archive.get('csv/file-list.csv')), { bom: true, columns: true }) as { name: string }[]
  expect(files.length).toBeGreaterThan(0)
  expect(files.some(({ name }) => name.startsWith('messages/') && name.endsWith('.pdf'))).toBe(true)
  expect(names.filter((name) => name.startsWith('files/')).toSorted()).toEqual(
    files.map(({ name }) => `files/${name}`).toSorted(),
  )
})

it('has a list of files instead of the files where that was chosen', async () => {
  const w = await world()
  await busyLuna(w)
  const archive = await archiveOf(w, w.bella, 'list')
  expect([...archive.keys()].filter((name) => name.startsWith('files/'))).toEqual([])
  expect(archive.get('csv/file-list.csv')).toContain('messages/')
  expect(archive.get('README.txt')).toContain('aren’t included')
})

it('has no message that was for one side alone, and none of its files', async () => {
  const w = await world()
  await busyLuna(w)
  await w.database.pool.query('update messages set internal = true')
  const archive = await archiveOf(w, w.bella)
  expect(all(archive)).not.toContain('HYPERLINK')
  expect([...archive.keys()].filter((name) => name.startsWith('files/messages/'))).toEqual([])
})

it('has as many records in each table as in its lines, and no cell that a spreadsheet would run', async () => {
  const w = await world()
  await busyLuna(w)
  const archive = await archiveOf(w, w.bella, 'list')
  for (const [name, text] of archive) {
    if (!name.startsWith('ndjson/')) continue
    const table = must(archive.get(name.replaceAll('ndjson', 'csv')))
    const cells = parse(table, { bom: true }) as string[][]
    expect([name, cells.length - 1]).toEqual([name, text.trimEnd().split('\n').length])
    expect(cells.flat().filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell))).toEqual([])
  }
  expect(archive.get('csv/messages.csv')).toContain(`'=HYPERLINK`)
  expect(archive.get('ndjson/messages.ndjson')).toContain(`"=HYPERLINK`)
})

it('never has what our team notes, what a creator keeps to themselves, or another organisation', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds: 'SECRET-needs' })
  await w.anna.call('addThreadNote', { collabUid, key: 'one', text: 'SECRET-thread' })
  await w.anna.call('addRecordNote', { recordUid: w.luna, text: 'SECRET-record' })
  await setBrand(w.database.db, w.luna, {
    staffNotes: 'SECRET-staff',
    labels: ['self-serving'],
    lostNote: 'SECRET-lost',
  })
  for (const person of [w.bella, w.ada]) {
    const text = all(await archiveOf(w, person))
    expect(text).toContain(collabUid)
    expect(text).not.toMatch(/SECRET|staffNotes|salesStage|"rag"|customerStatus|tokenHash|passwordHash/)
    expect(text).not.toMatch(/Orso|Juniper|Allergies/)
    expect(text).not.toContain('alice@example.test')
  }
})

it('keeps for the other side the words with which it declined', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('declineCollab', { uid, version, reason: 'dates', note: 'Own words of Luna' })
  expect(all(await archiveOf(w, w.bella, 'list'))).toContain('Own words of Luna')
})

it('has words for every kind of record that a domain exports', async () => {
  const w = await world()
  const nobody = {
    account: null,
    influencerUids: [],
    brandUids: [w.luna],
    orgUids: [],
    collabUids: [],
    names: [],
  }
  const kinds: string[] = []
  for (const part of allPersonalData) kinds.push(...Object.keys(await part.gather(w.database.db, nobody, w.config)))
  expect(kinds.filter((kind) => !exportWords[kind])).toEqual([])
})
