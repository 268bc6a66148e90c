import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.getVenueImport, async (w) => ({ brandUid: w.luna, uid: await broughtVenues(w) }))

it('says what would come of each row, compared with the organisation’s own venues alone', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  const { run, preview } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid })
  expect(run).toMatchObject({ fileName: 'our venues.csv', state: 'draft', kind: 'venues', by: 'Bella' })
  expect(preview?.first.map(({ line, name, outcome, remarks }) => [line, name, outcome, remarks[0]])).toEqual([
    [2, 'Luna Nord', 'added', undefined],
    [3, 'Luna Ost', 'asks', expect.stringContaining('city')],
    [4, 'luna', 'duplicate', 'You already have a venue with this name.'],
    [5, 'Luna Nord', 'duplicate', 'It’s already on line 2.'],
    [6, 'Luna Bath', 'refused', 'We’re not in Bath yet.'],
    [7, '', 'refused', 'It has no name.'],
  ])
  expect(preview?.counts).toMatchObject({ read: 6, added: 1, asks: 1, duplicate: 2, refused: 2 })
})

it('has nothing to preview once it was imported', async () => {
  const w = await world()
  const uid = await importedVenues(w)
  expect(await w.bella.call('getVenueImport', { brandUid: w.luna, uid })).toMatchObject({
    run: { state: 'done' },
    preview: null,
  })
})

it('is for the owner alone, and not for our team’s lists', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  for (const person of [w.ben, w.anna, w.ada])
    expect((await refusal(person.call('getVenueImport', { brandUid: w.luna, uid }))).code).toMatch(
      /permission-denied|not-found/,
    )
  expect((await refusal(w.ada.call('getImport', { uid }))).code).toBe('not-found')
  expect((await w.ada.call('listImports', {})).rows).toEqual([])
})

it('says of a venue that its category isn’t known, also where its city isn’t', async () => {
  const w = await world()
  const list = 'Name,Category,City\nLuna Mill,Sawmill,London\nLuna Yard,Sawmill,Nowhereville\n'
  const uid = await broughtVenues(w, list)
  const { preview } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid })
  expect(preview?.first.map(({ outcome }) => outcome)).toEqual(['added', 'asks'])
  for (const { remarks } of preview?.first ?? [])
    expect(remarks).toContain('We don’t recognise the category “Sawmill”.')
  expect(preview?.first[0]?.becomes).toContain('Other')
})
