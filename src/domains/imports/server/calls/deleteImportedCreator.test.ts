import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedCreator } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.deleteImportedCreator, async (w) => ({ uid: await importedCreator(w, w.anna) }))

it('forgets them, and the row they came with', async () => {
  const w = await world()
  const uid = await importedCreator(w, w.anna)
  await w.anna.call('deleteImportedCreator', { uid })
  expect((await w.anna.call('listImportedCreators', {})).rows).toMatchObject([{ name: 'Tom Okoye' }])
  const { rows } = await w.anna.call('listImports', {})
  const [run] = rows
  expect((await w.anna.call('listImportRows', { uid: run?.uid ?? '' })).rows.map(({ name }) => name)).toEqual([
    'Tom Okoye',
  ])
  expect((await refusal(w.anna.call('deleteImportedCreator', { uid }))).code).toBe('not-found')
})

it('leaves nothing of an invited one in the log but that it was done', async () => {
  const w = await world()
  const uid = await importedCreator(w, w.anna)
  await w.anna.call('inviteImportedCreator', { uid })
  await w.anna.call('deleteImportedCreator', { uid })
  expect((await w.eventsOf(uid)).map(({ kind }) => kind).toSorted()).toEqual([
    'import.creator-deleted',
    'import.creator-invited',
  ])
  const { rows: log } = await w.database.pool.query('select * from events')
  expect(JSON.stringify(log)).not.toContain('Mara')
})
