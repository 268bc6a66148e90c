import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

const draft = async (w: World) => ({ importUid: await importedList(w, w.anna), line: 4, city: 'Paris', country: null })
describeCall(importCalls.placeVenueDraft, draft)

it('adds the venue where somebody said it is, counts it so, and undoes it with its import', async () => {
  const w = await world()
  const input = await draft(w)
  const placed = await w.amir.call('placeVenueDraft', input)
  expect(placed).toMatchObject({ outcome: 'added', brandUid: expect.stringMatching(/^brand_/) })
  const { rows } = await w.ada.call('browseBrands', { search: 'Plum' })
  expect(rows).toMatchObject([{ uid: placed.brandUid, city: 'paris' }])
  const run = await w.anna.call('getImport', { uid: input.importUid })
  expect(run.counts).toMatchObject({ read: 3, added: 2, asks: 0 })
  expect((await w.anna.call('listVenueDrafts', {})).rows).toEqual([])
  expect((await refusal(w.anna.call('placeVenueDraft', input))).message).toBe(
    'This venue doesn’t need a city any more. Reload the page.',
  )
})

it('takes a larger town with its country, and asks again for one that it doesn’t know', async () => {
  const w = await world()
  const input = await draft(w)
  const unknown = await refusal(w.anna.call('placeVenueDraft', { ...input, city: 'Xyzzyville' }))
  expect(unknown.message).toBe(
    'We can’t tell which city it’s in from “Xyzzyville”. Choose a city from the list, or a larger town nearby and its country.',
  )
  expect(await w.anna.call('placeVenueDraft', { ...input, city: 'Bath', country: 'GB' })).toMatchObject({
    outcome: 'added',
  })
  expect((await w.ada.call('browseBrands', { search: 'Plum' })).rows).toMatchObject([{ city: 'other' }])
})

it('leaves a position out that is far away from the given city, and says so', async () => {
  const w = await world()
  const importUid = await importedList(w, w.anna, 'Name,Lat,Lng,City\nPlum,48.8566,2.3522,London\n')
  const placed = await w.anna.call('placeVenueDraft', { importUid, line: 2, city: 'London', country: null })
  expect(placed).toMatchObject({
    outcome: 'added',
    remarks: expect.arrayContaining(['Its position didn’t match its city, so we left it out.']),
  })
})

it('leaves a venue that looks like another one to be decided, and adds it anyway when asked to', async () => {
  const w = await world()
  const importUid = await importedList(w, w.anna, 'Name,Phone,City\nPlum,+44 20 7946 0018,Nowhereville\n')
  await importedList(w, w.anna, 'Name,Phone,City\nPlum Bar,+44 20 7946 0018,London\n')
  const place = { importUid, line: 2, city: 'London', country: null }
  expect(await w.anna.call('placeVenueDraft', place)).toMatchObject({
    outcome: 'duplicate',
    remarks: expect.arrayContaining(['It has the same phone number as Plum Bar.']),
    brandUid: expect.stringMatching(/^brand_/),
  })
  expect((await w.anna.call('listVenueDrafts', {})).rows).toMatchObject([{ name: 'Plum' }])
  expect((await w.anna.call('getImport', { uid: importUid })).counts).toMatchObject({ asks: 1, duplicate: 0 })
  expect(await w.anna.call('placeVenueDraft', { ...place, evenIfAlike: true })).toMatchObject({ outcome: 'added' })
  expect((await w.ada.call('browseBrands', { search: 'Plum' })).rows).toHaveLength(2)
  expect((await w.anna.call('listVenueDrafts', {})).rows).toEqual([])
})

it('adds nothing while its import is being undone', async () => {
  const w = await world()
  const input = await draft(w)
  await w.anna.call('undoImport', { uid: input.importUid })
  const { importUid, line } = input
  for (const refused of [
    await refusal(w.amir.call('placeVenueDraft', input)),
    await refusal(w.amir.call('dropVenueDraft', { importUid, line })),
  ])
    expect(refused).toMatchObject({
      code: 'failed-precondition',
      message:
        'This import is being undone, so we’re no longer adding its venues. Import the file again to bring them back.',
    })
})

it('gives one of two people who answer at once the venue, and the other a refusal', async () => {
  const w = await world()
  const input = await draft(w)
  const both = await Promise.allSettled([w.anna.call('placeVenueDraft', input), w.amir.call('placeVenueDraft', input)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await w.ada.call('browseBrands', { search: 'Plum' })).rows).toHaveLength(1)
})
