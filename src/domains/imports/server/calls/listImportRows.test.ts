import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listImportRows, async (w) => ({ uid: await importedList(w, w.anna) }))

it('says what became of each row, by line, or of those that ended one way', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna)
  const first = await w.anna.call('listImportRows', { uid, limit: 2 })
  expect(first.rows).toMatchObject([
    {
      line: 2,
      name: 'Fig',
      outcome: 'added',
      remarks: ['Its category is unknown.'],
      brandUid: expect.stringMatching(/^brand_/),
    },
    { line: 3, name: '', outcome: 'refused', remarks: ['It has no name.'], brandUid: null },
  ])
  const rest = await w.anna.call('listImportRows', { uid, limit: 2, cursor: first.nextCursor ?? '' })
  expect(rest.rows).toMatchObject([{ line: 4, name: 'Plum', outcome: 'asks' }])
  expect((await w.anna.call('listImportRows', { uid, outcome: 'asks' })).rows).toEqual(rest.rows)
})
