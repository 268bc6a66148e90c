import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { broughtList, importedList, runImportJob } from '../../../../world/import-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { brandStageFacts } from '../../../profiles/server/facts.ts'
import { fileKey, withList } from '../files.ts'
import { getImportRow } from '../reads.ts'
import { runImport } from '../run-import.ts'
import { importedCreators, importRows, imports } from '../tables.ts'

/** Three portions. */
const rows = Array.from({ length: 1_200 }, (_, at) => `Fig ${at},${at} Mare Street,E8 4AE,Pub`)
const longList = `Name,Address,Postcode,Kind\n${rows.join('\n')}\n`

async function started(w: World): Promise<string> {
  const uid = await broughtList(w, w.anna, longList)
  await w.anna.call('startImport', { uid })
  return uid
}

/** Goes on with an import until `after` a portion says otherwise. */
async function goOn(w: World, uid: string, after: () => Promise<void>) {
  const run = await getImportRow(w.database.db, uid)
  return withList(openStorage(w.config), run, (sheet) => runImport(w.database.db, run, sheet, after))
}
const venues = (w: World) => w.database.db.$count(brandStageFacts)

it('goes on after a killed process where it was, and adds nothing twice', async () => {
  const w = await world()
  const uid = await started(w)
  const before = await venues(w)
  const killed = goOn(w, uid, () => Promise.reject(new Error('killed')))
  await expect(killed).rejects.toThrow('killed')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'running', counts: { read: 500, added: 500 } })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'done',
    total: 1_200,
    counts: { read: 1_200, added: 1_200, known: 0, duplicate: 0 },
  })
  expect((await venues(w)) - before).toBe(1_200)
})

it('stops after the portion in which somebody pauses it, and goes on from there', async () => {
  const w = await world()
  const uid = await started(w)
  await goOn(w, uid, async () => void (await w.anna.call('pauseImport', { uid })))
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'paused', counts: { read: 500 } })
  await w.anna.call('resumeImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'done', counts: { added: 1_200 } })
})

it('takes each row in once when two processes go on with the same import', async () => {
  const w = await world()
  const before = await venues(w)
  const uid = await started(w)
  await Promise.all([runImportJob(w), runImportJob(w)])
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'done',
    counts: { read: 1_200, added: 1_200 },
  })
  expect(await w.database.db.$count(importRows, eq(importRows.importUid, uid))).toBe(1_200)
  expect((await venues(w)) - before).toBe(1_200)
})

it('adds each creator once when two lists with them go in at the same moment', async () => {
  const w = await world()
  const head = 'Name,Instagram,Email,City,Followers'
  const people = Array.from({ length: 450 }, (_, at) => `Mara ${at},mara.${at},mara${at}@example.test,London,9000`)
  const uids = [await broughtList(w, w.anna, `${head}\n${people.join('\n')}\n`, 'one.csv')]
  uids.push(await broughtList(w, w.anna, `${head}\n${people.toReversed().join('\n')}\n`, 'two.csv'))
  for (const uid of uids) await w.anna.call('startImport', { uid })
  await Promise.all(uids.map((uid) => goOn(w, uid, async () => {})))
  expect(await w.database.db.$count(importedCreators)).toBe(450)
  const counts = await Promise.all(uids.map(async (uid) => (await w.anna.call('getImport', { uid })).counts))
  expect(counts.map(({ added, known }) => added + known)).toEqual([450, 450])
  expect(counts.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 450])
})

it('says why an import stopped whose file can’t be read on', async () => {
  const w = await world()
  const book = workbook({
    Venues: [
      ['Name', 'City'],
      ['Fig', 'London'],
    ],
  })
  const uid = await broughtList(w, w.anna, book, 'venues.xlsx')
  const { reading } = await getImportRow(w.database.db, uid)
  await w.database.db.update(imports).set({ reading: { ...reading, sheet: 'Gone' } })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'failed',
    problem: 'This file has no sheet called “Gone”.',
    can: { undo: true },
  })
  expect((await w.anna.call('listNotifications', {})).rows).toMatchObject([
    {
      title: 'The import of “venues.xlsx” stopped',
      body: expect.stringContaining('This file has no sheet called “Gone”.'),
    },
  ])
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toContain('import.failed')
})

it('stops an import whose file is gone', async () => {
  const w = await world()
  const uid = await started(w)
  await openStorage(w.config).remove(fileKey(uid))
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'failed',
    problem: 'This import’s file is gone. Import it again: rows already imported stay as they are.',
  })
})

it('gives up after six tries within an hour what fails for another reason, and says so', async () => {
  const w = await world()
  const uid = await started(w)
  await w.database.db.update(imports).set({ total: 3, mapping: sql`'"broken"'::jsonb` })
  const states: string[] = []
  for (let tried = 0; tried < 6; tried += 1) {
    await runImportJob(w)
    const [run] = await w.database.db.select({ state: imports.state }).from(imports)
    states.push(run?.state ?? '')
    setClock(plus(now(), 20 * minuteMs))
  }
  expect(states).toEqual(['running', 'running', 'running', 'running', 'running', 'failed'])
  expect((await w.anna.call('listNotifications', {})).rows).toMatchObject([
    { title: 'The import of “venues.csv” stopped', body: expect.stringContaining('Something went wrong on our side') },
  ])
  expect(await w.database.db.$count(importRows, eq(importRows.importUid, uid))).toBe(0)
})

it('notices a creator of an earlier list by name and city, in whatever case, and by phone', async () => {
  const w = await world()
  const creators = (...lines: string[]) => ['Name,Instagram,Email,City,Followers,Phone', ...lines, ''].join('\n')
  await importedList(
    w,
    w.anna,
    creators('Alice Moreau,am.one,,London,42.5K,', 'Tom Okoye,tom.one,,Paris,9000,+44 7700 900123'),
  )
  const uid = await importedList(
    w,
    w.anna,
    creators('ALICE MOREAU,am.two,,London,43K,', 'Thomas,tom.two,,Berlin,9000,+44 7700 900123'),
  )
  const { rows: lines } = await w.anna.call('listImportRows', { uid })
  expect(lines.map(({ outcome, remarks }) => [outcome, remarks[0]])).toEqual([
    ['duplicate', 'It has the same phone number, or the same name and city, as Alice Moreau.'],
    ['duplicate', 'It has the same phone number, or the same name and city, as Tom Okoye.'],
  ])
})
