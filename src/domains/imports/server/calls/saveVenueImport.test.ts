import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.saveVenueImport, async (w) => ({ brandUid: w.luna, uid: await broughtVenues(w) }))

it('reads a column as something else', async () => {
  const w = await world()
  const uid = await broughtVenues(w, 'Name,Town\nLuna Nord,London\n')
  const asked = { brandUid: w.luna, uid }
  const countOf = async () => (await w.bella.call('getVenueImport', asked)).preview?.counts
  await w.bella.call('saveVenueImport', { ...asked, mapping: ['name', null] })
  expect(await countOf()).toMatchObject({ added: 0, asks: 1 })
  await w.bella.call('saveVenueImport', { ...asked, mapping: ['name', 'city'] })
  expect(await countOf()).toMatchObject({ added: 1, asks: 0 })
  const twice = w.bella.call('saveVenueImport', { ...asked, mapping: ['name', 'name'] })
  expect((await refusal(twice)).message).toBe('Two columns are set to “Name”. Choose one of them.')
})

it('takes the owner’s category for a word that we don’t know', async () => {
  const w = await world()
  const uid = await broughtVenues(w, 'Name,Category,City\nLuna Nord,Supper club,London\n')
  const asked = { brandUid: w.luna, uid }
  const seen = async () => (await w.bella.call('getVenueImport', asked)).preview
  expect((await seen())?.words).toEqual([{ word: 'Supper club', rows: 1, category: null }])
  await w.bella.call('saveVenueImport', { ...asked, categories: [{ word: 'Supper club', category: 'Nightlife' }] })
  expect((await seen())?.first[0]?.becomes).toBe('Nightlife, London, United Kingdom')
  await w.bella.call('startVenueImport', asked)
  expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toMatchObject([
    { name: 'Luna Nord', category: 'Nightlife' },
  ])
})

it('changes nothing that was imported', async () => {
  const w = await world()
  const uid = await importedVenues(w)
  expect((await refusal(w.bella.call('saveVenueImport', { brandUid: w.luna, uid, country: 'GB' }))).code).toBe(
    'failed-precondition',
  )
})
