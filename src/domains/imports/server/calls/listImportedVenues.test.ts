import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { runJob } from '../../../../world/run-job.ts'
import { forgetImports } from '../jobs/forget-imports.ts'

describeCall(importCalls.listImportedVenues, (w) => ({ brandUid: w.luna }))

it('has the newest list first, page by page', async () => {
  const w = await world()
  await importedVenues(w)
  setClock(plus(now(), dayMs))
  await importedVenues(w, 'Name,City\nLuna Süd,Paris\n')
  const page = (cursor?: string) => w.bella.call('listImportedVenues', { brandUid: w.luna, limit: 2, cursor })
  const first = await page()
  expect(first.rows.map(({ name }) => name)).toEqual(['Luna Süd', 'Luna Nord'])
  expect((await page(first.nextCursor ?? undefined)).rows.map(({ name }) => name)).toEqual(['Luna Ost'])
})

it('keeps them for 90 days', async () => {
  const w = await world()
  await importedVenues(w)
  const rows = async () => (await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows
  setClock(plus(now(), 89 * dayMs))
  await runJob(w, forgetImports(openStorage))
  expect(await rows()).toHaveLength(2)
  setClock(plus(now(), dayMs + 1))
  await runJob(w, forgetImports(openStorage))
  expect(await rows()).toEqual([])
})
