import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { broughtList, importedList, runImportJob } from '../../../../world/import-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { fileKey } from '../files.ts'
import { imports } from '../tables.ts'
import { forgetImports } from './forget-imports.ts'

it('deletes files, rows and drafts after seven days, and venues that need a city after 90', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna)
  await broughtList(w, w.anna, 'Name,City\nKiwi,London\n', 'never-started.csv')
  const forget = () => runJob(w, forgetImports(openStorage))
  await forget()
  expect((await w.anna.call('listImports', {})).rows).toHaveLength(2)
  setClock(plus(now(), 7 * dayMs + 1))
  await forget()
  expect((await w.anna.call('listImports', {})).rows).toMatchObject([{ uid, can: { undo: false, report: false } }])
  expect(await openStorage(w.config).stat(fileKey(uid))).toBeNull()
  expect((await w.anna.call('listImportRows', { uid })).rows).toMatchObject([{ name: 'Plum', outcome: 'asks' }])
  expect((await w.anna.call('listVenueDrafts', {})).rows).toMatchObject([{ name: 'Plum' }])
  const { keptUntil } = first((await w.anna.call('listVenueDrafts', {})).rows)
  setClock(new Date(keptUntil))
  await forget()
  expect((await w.anna.call('listVenueDrafts', {})).rows).toHaveLength(1)
  setClock(plus(now(), 1))
  await forget()
  expect((await w.anna.call('listVenueDrafts', {})).rows).toEqual([])
  expect((await w.anna.call('listImportRows', { uid })).rows).toEqual([])
  expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ asks: 0, refused: 2 })
})

it('leaves an import alone that is under way, however long ago its file was brought', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  await w.anna.call('startImport', { uid })
  setClock(plus(now(), 8 * dayMs))
  await runJob(w, forgetImports(openStorage))
  await runImportJob(w)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ state: 'done', counts: { read: 3 } })
})

it('stops what was paused for seven days or has no file to read on, and tells who brought it', async () => {
  const w = await world()
  const paused = await broughtList(w, w.anna)
  await w.anna.call('startImport', { uid: paused })
  await w.anna.call('pauseImport', { uid: paused })
  const stranded = await broughtList(w, w.anna, 'Name,City\nKiwi,London\n', 'kiwi.csv')
  await w.anna.call('startImport', { uid: stranded })
  await w.database.db.update(imports).set({ bytes: null }).where(eq(imports.uid, stranded))
  setClock(plus(now(), 7 * dayMs + 1))
  await runJob(w, forgetImports(openStorage))
  expect(await w.anna.call('getImport', { uid: paused })).toMatchObject({
    state: 'failed',
    problem: 'It was paused for 7 days, so we stopped it. Import it again: rows already imported stay as they are.',
  })
  expect(await w.anna.call('getImport', { uid: stranded })).toMatchObject({
    state: 'failed',
    problem:
      'It was interrupted, and we no longer have its file. Import it again: rows already imported stay as they are.',
  })
  const titles = (await w.anna.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['The import of “kiwi.csv” stopped', 'The import of “venues.csv” stopped'])
  expect(await mailsTo(w, 'anna@example.test')).toHaveLength(2)
})
