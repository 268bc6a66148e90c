import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { fileKey } from '../files.ts'

describeCall(importCalls.startVenueImport, async (w) => ({ brandUid: w.luna, uid: await broughtVenues(w) }))

it('keeps the venues as drafts, adds none and charges nothing', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  const run = await w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  expect(run).toMatchObject({ state: 'done', counts: { read: 6, added: 1, asks: 1, duplicate: 2, refused: 2 } })
  const { rows } = await w.bella.call('listImportedVenues', { brandUid: w.luna })
  expect(rows.map(({ name, city }) => [name, city])).toEqual([
    ['Luna Nord', 'london'],
    ['Luna Ost', null],
  ])
  expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(1)
  expect((await w.bella.call('getVenuePrice', { brandUid: w.luna })).price.venues).toBe(1)
  expect(await openStorage(w.config).stat(fileKey(uid))).toBeNull()
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({
    kind: 'brand.venues-imported',
    side: 'brand',
    after: { fileName: 'our venues.csv', venues: 2 },
  })
})

it('begins once, and needs names', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  const start = () => w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  await w.bella.call('saveVenueImport', { brandUid: w.luna, uid, mapping: Array.from({ length: 7 }, () => null) })
  expect((await refusal(start())).message).toBe('No column is set to “Name”. Choose the column with the venues’ names.')
  const next = await broughtVenues(w)
  const twice = [0, 1].map(() => w.bella.call('startVenueImport', { brandUid: w.luna, uid: next }))
  const done = await Promise.allSettled(twice)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await w.bella.call('listImportedVenues', { brandUid: w.luna })).rows).toHaveLength(2)
})

it('leaves out what waits already', async () => {
  const w = await world()
  await importedVenues(w)
  const uid = await importedVenues(w)
  const { run } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid })
  expect(run.counts).toMatchObject({ added: 0, asks: 0, duplicate: 4 })
})

it('takes venues with a column about creators where another one is their address', async () => {
  const w = await world()
  const withAddress = 'Name,Address,Postcode,Influencer\nLuna Nord,12 Mare Street,E8 4RP,@alice.eats\n'
  const uid = await broughtVenues(w, withAddress)
  expect((await w.bella.call('getVenueImport', { brandUid: w.luna, uid })).looksLike).toBeNull()
  expect(await w.bella.call('startVenueImport', { brandUid: w.luna, uid })).toMatchObject({ counts: { added: 1 } })
  const next = await broughtVenues(w, 'Name,Whereabouts,Influencer\nLuna Ost,13 Mare Street E8 4RP,@alice.eats\n')
  const save = (mapping: ('name' | 'address' | null)[]) =>
    w.bella.call('saveVenueImport', { brandUid: w.luna, uid: next, mapping })
  await save(['name', null, null])
  const start = () => w.bella.call('startVenueImport', { brandUid: w.luna, uid: next })
  expect((await refusal(start())).message).toContain('This looks like a list of creators.')
  await save(['name', 'address', null])
  expect(await start()).toMatchObject({ state: 'done' })
})
