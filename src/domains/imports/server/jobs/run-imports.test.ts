import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { broughtList, runImportJob } from '../../../../world/import-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { brandStageFacts } from '../../../profiles/server/facts.ts'
import { fileKey, withList } from '../files.ts'
import { getImportRow } from '../reads.ts'
import { runImport } from '../run-import.ts'
import { importRows, imports } from '../tables.ts'

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
