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
    [4, 'luna', 'duplicate', 'It has the same name and city as your venue Luna.'],
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

const chain = `Name,Address,Postcode,City
Luna Coffee,1 Mare Street,E8 4RP,London
Luna Coffee,2 Deansgate,M3 1AZ,Manchester
Luna Coffee,3 rue Oberkampf,75011,Paris
Luna Coffee,4 Upper Street,N1 0PQ,London
`

it('tells branches of a chain apart by where they are', async () => {
  const w = await world()
  const uid = await broughtVenues(w, chain)
  const { preview } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid })
  expect(preview?.first.map(({ line, outcome, remarks }) => [line, outcome, remarks])).toEqual([
    [2, 'added', []],
    [3, 'added', []],
    [4, 'added', []],
    [5, 'added', []],
  ])
  expect(preview?.duplicates).toEqual([])
})

it('says what is likely the same, and takes it where the owner says so', async () => {
  const w = await world()
  const list = `Name,Address,Postcode,City,Website
Luna Deli,1 Mare Street,E8 4RP,London,lunadeli.example
Luna Deli Two,,,London,lunadeli.example
Luna,9 High Street,,London,
`
  const asked = { brandUid: w.luna, uid: await broughtVenues(w, list) }
  const seen = async () => (await w.bella.call('getVenueImport', asked)).preview
  expect((await seen())?.first.map(({ outcome }) => outcome)).toEqual(['added', 'duplicate', 'duplicate'])
  expect((await seen())?.duplicates.map(({ line, why }) => [line, why])).toEqual([
    [3, 'It has the same website as line 2.'],
    [4, 'It has the same name and city as your venue Luna.'],
  ])
  await w.bella.call('saveVenueImport', { ...asked, duplicates: 'add' })
  expect((await seen())?.first.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added'])
  expect(await w.bella.call('startVenueImport', asked)).toMatchObject({ counts: { added: 3, duplicate: 0 } })
})

it('keeps rows that nothing tells apart but their lines, and says so', async () => {
  const w = await world()
  const row = 'Bistro Müller,"Hauptstr. 1, Neustadt"\n'
  const uid = await broughtVenues(w, `Name,Address\n${row}${row}`)
  const { preview } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid })
  expect(preview?.first.map(({ outcome, remarks }) => [outcome, remarks[0]])).toEqual([
    ['asks', expect.stringContaining('Neustadt')],
    ['asks', 'It’s already on line 2.'],
  ])
  await w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toHaveLength(2)
})

it('takes a namesake of a draft for a possible duplicate, and adds it where the owner says so', async () => {
  const w = await world()
  await importedVenues(w)
  const asked = { brandUid: w.luna, uid: await broughtVenues(w, 'Name,Category,City\nLuna Ost,Restaurant,London\n') }
  const seen = async () => (await w.bella.call('getVenueImport', asked)).preview
  expect((await seen())?.duplicates).toMatchObject([{ why: 'It has the same name as your imported venue Luna Ost.' }])
  await w.bella.call('saveVenueImport', { ...asked, duplicates: 'add' })
  expect((await seen())?.first).toMatchObject([{ outcome: 'added' }])
})
