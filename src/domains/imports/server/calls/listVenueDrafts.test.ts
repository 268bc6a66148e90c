import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listVenueDrafts, importedListOf)

async function importedListOf(w: Parameters<typeof importedList>[0]) {
  await importedList(w, w.anna)
  return {}
}

it('lists what the list says of venues that need a city, page by page, and makes no brand of them', async () => {
  const w = await world()
  const older = await importedList(w, w.anna)
  const newer = await importedList(w, w.anna, 'Name,Area,City\nPear,North End,\nKiwi,,Elsewhereville\n')
  const first = await w.amir.call('listVenueDrafts', { limit: 2 })
  expect(first.rows).toEqual([
    expect.objectContaining({ importUid: newer, line: 2, name: 'Pear', where: 'North End' }),
    {
      importUid: newer,
      fileName: 'venues.csv',
      line: 3,
      name: 'Kiwi',
      where: 'Elsewhereville',
      city: 'Elsewhereville',
      category: '',
      notes: '',
      why: 'We can’t tell which city it’s in from “Elsewhereville”.',
      keptUntil: '2026-05-31T09:00:00.000Z',
    },
  ])
  const rest = await w.amir.call('listVenueDrafts', { limit: 2, cursor: first.nextCursor ?? '' })
  expect(rest).toMatchObject({
    rows: [{ importUid: older, name: 'Plum', where: '3 Road, Nowhereville' }],
    nextCursor: null,
  })
  await importedList(w, w.anna, 'Name,City,Kind,Notes,Tier\nFig,Elsewhereville,Pub,Ask for Sam,Gold\n')
  expect((await w.amir.call('listVenueDrafts', { limit: 1 })).rows).toMatchObject([
    { name: 'Fig', category: 'Pub', notes: 'Ask for Sam; Tier: Gold' },
  ])
  for (const search of ['Plum', 'Pear', 'Kiwi']) expect((await w.ada.call('browseBrands', { search })).rows).toEqual([])
})
