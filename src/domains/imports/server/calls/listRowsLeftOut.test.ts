import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listRowsLeftOut, async (w) => ({ brandUid: w.luna, uid: await importedVenues(w) }))

it('says of each row that brought no venue why, page by page', async () => {
  const w = await world()
  const uid = await importedVenues(
    w,
    'Name,City,Status\nLuna Nord,London,\nLuna Sud,Paris,closed\nLuna,London,\n,London,\n',
  )
  const page = (cursor?: string) => w.bella.call('listRowsLeftOut', { brandUid: w.luna, uid, limit: 2, cursor })
  const first = await page()
  expect(first.rows.map(({ line, name }) => [line, name])).toEqual([
    [3, 'Luna Sud'],
    [4, 'Luna'],
  ])
  expect(first.rows.map(({ remarks }) => remarks.join(' '))).toEqual([
    expect.stringContaining('closed'),
    expect.stringContaining('It has the same name and city as your venue Luna.'),
  ])
  const { rows, nextCursor } = await page(first.nextCursor ?? undefined)
  expect([rows, nextCursor]).toEqual([[{ line: 5, name: '', remarks: ['It has no name.'] }], null])
})

it('shows no list of another organisation', async () => {
  const w = await world()
  const uid = await importedVenues(w)
  expect(await w.oscar.call('listRowsLeftOut', { brandUid: w.orso, uid })).toMatchObject({ rows: [] })
  expect((await refusal(w.ben.call('listRowsLeftOut', { brandUid: w.luna, uid }))).code).toBe('permission-denied')
})
