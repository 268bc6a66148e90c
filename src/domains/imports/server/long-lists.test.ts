import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { one } from '../../../kit/contract/must.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { broughtList, runImportJob } from '../../../world/import-stories.ts'
import { trackedCollab } from '../../../world/value-stories.ts'
import { world } from '../../../world/world.ts'
import { withList } from './files.ts'
import { getImportRow } from './reads.ts'
import { reportParts } from './report.ts'
import { runImport } from './run-import.ts'
import { imports } from './tables.ts'

/** Every tenth with a code that is nobody’s. */
const rows = 6_000
const list = `Code,Date,Ref,Total\n${Array.from({ length: rows }, (_, nth) => `${nth % 10 === 0 ? 'NOBODY' : 'ALICE'},2026-03-12,R-${nth},2.00`).join('\n')}\n`

it('previews the beginning of a long list, takes it in by portions, and reports it in parts', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const uid = await broughtList(w, w.anna, list, 'till.csv')
  await w.anna.call('saveImport', { uid, kind: 'redemptions', venue: w.luna })
  const preview = await w.anna.call('previewImport', { uid })
  expect(preview).toMatchObject({ rows, counts: { read: 5_000, added: 4_500, refused: 500 } })
  expect(preview.first).toHaveLength(20)
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    state: 'done',
    total: rows,
    counts: { read: rows, added: 5_400, refused: 600 },
  })
  expect((await w.bella.call('getCollabValue', { collabUid })).summary).toMatchObject({ bookings: 5_400 })
  const { db } = w.database
  const run = await getImportRow(db, uid)
  // No part holds more than the rows of one portion: so much is in memory at once.
  const parts = await withList(openStorage(w.config), run, async (sheet) => {
    const sizes: number[] = []
    for await (const { left } of reportParts(db, run, sheet)) sizes.push(left)
    return sizes
  })
  expect(parts).toEqual(Array.from({ length: 12 }, () => 50))
})

it('lets other lists in after each 100 rows that may correct venues', async () => {
  const w = await world()
  const names = Array.from({ length: 250 }, (_, nth) => `Fig ${nth},London,Pub`)
  const uid = await broughtList(w, w.anna, `Name,City,Kind\n${names.join('\n')}\n`)
  await w.anna.call('saveImport', { uid, corrections: ['phone'] })
  const { db } = w.database
  const run = one(await db.update(imports).set({ state: 'running' }).returning())
  const seen: number[] = []
  await withList(openStorage(w.config), run, (sheet) =>
    runImport(db, run, sheet, async () => {
      seen.push((await w.anna.call('getImport', { uid })).counts.read)
    }),
  )
  expect(seen).toEqual([100, 200, 250])
})

it('says how far it is after each 500 rows', async () => {
  const w = await world()
  await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const uid = await broughtList(w, w.anna, list.split('\n').slice(0, 1_201).join('\n'), 'till.csv')
  await w.anna.call('saveImport', { uid, kind: 'redemptions', venue: w.luna })
  const { db } = w.database
  const run = one(await db.update(imports).set({ state: 'running' }).returning())
  const seen: number[] = []
  await withList(openStorage(w.config), run, (sheet) =>
    runImport(db, run, sheet, async () => {
      seen.push((await w.anna.call('getImport', { uid })).counts.read)
    }),
  )
  expect(seen).toEqual([500, 1_000, 1_200])
})
